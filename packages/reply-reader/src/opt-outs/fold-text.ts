import { correctSlips } from './opt-out-slips.ts'

/** A name for us does not change the meaning. */
const vocatives =
  /\b(?:bro|bruh|brotha|bruv|dude|dawg|homie|fam|sis|girl|hun|hon|honey|mais|compa|compadre|comadre|mij[oa]|mijit[oa]|nen[ae]|mano|hermano|mi (?:reina|rey|amor|gente|hija|hijo|vida|cielo)|mami|papi|wey|guey|pana|parce|chico|chica|asere|senor(?:a|ita)?|joven|amig[oa])\b/g

/** Folds a text for the stop rules: no accents, capitals, or names for us, and one spelling for what is often misspelled. */
export const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’‘`´]/g, '')
    .replace(/^\s*#(?=[a-z])/, '')
    .replaceAll('#', ' number ')
    .replace(/([a-z])\1{2,}/g, '$1')
    .replace(/\b(?:stahp|sotp|stp|st0p|5top|5t0p)\b|(?<!\p{L})стоп(?!\p{L})/gu, 'stop')
    .replace(/\bunsu\w*b\w*e\b|\bunsu[bs]\w{0,3}cri[bv]\b/g, 'unsubscribe')
    .replace(/\b(?:por ?fa(?:vor|vorcito|bor)?|x ?fa(?:vor)?|porfis|plis+|plss+)\b/g, 'por favor')
    .replace(/\b(?:mensa[gj]e?s?|mjs|msjs?|mnsjs?)\b/g, 'mensajes')
    .replace(/\bllano me\b/g, 'ya no me')
    .replace(/\bqiten/g, 'quiten')
    .replaceAll('+', ' mas ')
    .replace(vocatives, ' ')
    .replace(/[a-z]+/g, correctSlips)

/** The words of a folded text, with one blank between them. */
export const normalizeBlanks = (text: string): string =>
  text
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replace(/\b(?:[a-z] ){2,}[a-z]\b/g, (spaced) => spaced.replaceAll(' ', ''))

/** The words of each thought of a folded text. */
export const splitClauses = (text: string): string[] =>
  text.split(/[.,!?;:\n…()[\]]+|\s[-–—]\s|\s(?:but|pero)\s/).map(normalizeBlanks)
