import { api } from '../api/api';

/** Give the story of a game to the reader as a file. */
export async function downloadStory(game: string): Promise<void> {
  const story = await api.getStory(game);
  const url = URL.createObjectURL(new Blob([story], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `citadels-${game}.story`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
