import type { Lang } from './api/client.ts';

/**
 * Friendly names for guests, so that nobody has to think of one before a first game. Both words of
 * a language agree in gender, and together they fit into the house's limit of 24 characters.
 */
const NAMES: Record<Lang, { first: string[]; second: string[] }> = {
  en: {
    first: [
      'Brave',
      'Quiet',
      'Merry',
      'Clever',
      'Gentle',
      'Lucky',
      'Curious',
      'Patient',
      'Bright',
      'Wandering',
    ],
    second: ['Badger', 'Heron', 'Otter', 'Raven', 'Lantern', 'Willow', 'Fox', 'Hedgehog', 'Comet', 'Thistle'],
  },
  pl: {
    first: [
      'Dzielny',
      'Cichy',
      'Wesoły',
      'Bystry',
      'Łagodny',
      'Śmiały',
      'Ciekawy',
      'Cierpliwy',
      'Jasny',
      'Rudy',
    ],
    second: ['Borsuk', 'Żuraw', 'Bóbr', 'Kruk', 'Lis', 'Jeż', 'Ryś', 'Jesion', 'Puchacz', 'Oset'],
  },
  ru: {
    first: [
      'Храбрый',
      'Тихий',
      'Весёлый',
      'Умный',
      'Добрый',
      'Смелый',
      'Пытливый',
      'Ясный',
      'Мудрый',
      'Рыжий',
    ],
    second: ['Барсук', 'Журавль', 'Бобр', 'Ворон', 'Лис', 'Ёж', 'Филин', 'Ясень', 'Енот', 'Сокол'],
  },
};

/** A friendly name; `chance` gives numbers from 0 up to 1. */
export function friendlyName(lang: Lang, chance: () => number = Math.random): string {
  const pick = (words: string[]) => words[Math.floor(chance() * words.length)] ?? words[0] ?? '';
  return `${pick(NAMES[lang].first)} ${pick(NAMES[lang].second)}`;
}
