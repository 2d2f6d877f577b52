import { tick } from 'svelte';

import { settings } from '../storage/settings.svelte';

/** The section that is being read: the last whose beginning has been reached. */
export function currentAnchor(anchors: readonly string[]): string {
  const above = anchors.filter((anchor) => {
    const top = document.getElementById(anchor)?.getBoundingClientRect().top;
    return top !== undefined && top < innerHeight / 3;
  });
  return above.at(-1) ?? '';
}

/** Brings an element of the page into view; with the focus if the reader followed a link to it. */
export async function scrollToAnchor(anchor: string, focus: boolean): Promise<void> {
  await tick();
  const place = document.getElementById(anchor);
  if (!place) return;
  place.scrollIntoView({ behavior: settings.hasMotion && focus ? 'smooth' : 'auto' });
  if (!focus) return;
  place.setAttribute('tabindex', '-1');
  place.focus({ preventScroll: true });
}
