export { i18n, t } from './speak.svelte.ts';
export { LANGS, type Words } from './messages.ts';
