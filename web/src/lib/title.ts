import { t } from './i18n';

/** The words of a browser tab. */
export const tabTitle = (page: string): string => `${page} · ${t('house')}`;
