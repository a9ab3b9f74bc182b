// Links that people give to each other.

import { t } from '../i18n';
import { toast } from '../ui/toast.svelte';

/** Copies a link, and says so; where copying is forbidden, shows it to be copied by hand. */
export async function copyLink(path: string): Promise<void> {
  const link = new URL(path, location.origin).href;
  try {
    await navigator.clipboard.writeText(link);
    toast(t('table-copied'), 'good');
  } catch {
    toast(t('table-copy-by-hand', { link }), 'info');
  }
}

/** The link to a moment, from a seat where one may be named. */
export function momentLink(
  kind: 'table' | 'replay',
  id: string,
  moment: number,
  seat: number | null,
): string {
  const query = seat === null ? '' : `?seat=${seat}`;
  return `/${kind}/${encodeURIComponent(id)}/moment/${moment}${query}`;
}

/** The link that lets somebody sit down on an invited seat. */
export function inviteLink(id: string, invite: string): string {
  return `/table/${encodeURIComponent(id)}?invite=${encodeURIComponent(invite)}`;
}
