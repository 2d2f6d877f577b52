import { request } from '../api/api';
import type { ReportPage } from '../protocol/messages.gen';

const charts = new Map<string, Promise<string>>();

/**
 * The laboratory's report in a language. The server sends complete texts, because they are used
 * nowhere else.
 */
export async function fetchReport(language: string): Promise<ReportPage> {
  return (await (await request('GET', `/statistics/${language}`)).json()) as ReportPage;
}

/** A chart as SVG; one that has arrived is not requested again. */
export function fetchChart(language: string, name: string, narrow: boolean): Promise<string> {
  const path = `/statistics/${language}/charts/${name}${narrow ? '?narrow=true' : ''}`;
  const cached = charts.get(path);
  if (cached) return cached;
  const pending = request('GET', path).then((response) => response.text());
  charts.set(path, pending);
  pending.catch(() => charts.delete(path));
  return pending;
}
