import { createHash } from 'node:crypto'
import { productName } from '../../../../../rules/product.ts'
import type { Language } from '../../../../../rules/words/language.ts'
import type { ApplyWords } from '../../rules/words/get-apply-text.ts'
import { Html, html, trusted } from './html.ts'
import { pageStyle } from './page-style.ts'
import { type Brand, writeAccent, writeClinic } from './write-brand.ts'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/**
 * Nothing but the page's own style, the clinic's colors, our pictures, our typeface, and one script of ours; stricter than the policy of the console.
 */
export const writePolicy = (brand: Brand | null) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src ${[pageStyle, writeAccent(brand)].filter(Boolean).map(hash).join(' ')}`,
    "img-src 'self' data:",
    "connect-src 'self'",
    "font-src 'self'",
    "form-action 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join(';')

export type Page = {
  words: ApplyWords
  /** The path without its query, for the other language. */
  path: string
  title: string
  /** The clinic at the top; none where no one knows which. */
  clinic: string | null
  brand: Brand | null
  /** For search engines and previews; none: search engines leave the page out. */
  description: string | null
  /** A `JobPosting`, made safe for a script element. */
  posting?: string | null
  main: Html
}

const names: Record<Language, string> = { es: 'Español', en: 'English' }

const linkLanguage = (each: Language, { words, path }: Page) =>
  each === words.language
    ? html`<span lang="${each}" aria-current="true">${names[each]}</span>`
    : html`<a lang="${each}" hreflang="${each}" href="${path}?lang=${each}">${names[each]}</a>`

const writeDescription = ({ title, description }: Page) =>
  description === null
    ? html`<meta name="robots" content="noindex">`
    : html`<meta name="description" content="${description}">
      <meta property="og:title" content="${title}"><meta property="og:description" content="${description}">`

/** Writes a public page: one document with its style; its script only improves it. */
export const writePage = (page: Page): string => {
  const { words, title, clinic, brand, posting, main } = page
  const accent = writeAccent(brand)
  const head = html`<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark"><title>${title}</title>${writeDescription(page)}
    <link rel="preload" href="/figtree.woff2" as="font" type="font/woff2" crossorigin>
    <link rel="icon" href="/icon.svg" type="image/svg+xml"><style>${trusted(pageStyle)}</style>${accent ? html`<style>${trusted(accent)}</style>` : null}
    ${posting ? html`<script type="application/ld+json">${trusted(posting)}</script>` : null}
    <script src="/apply.js" defer></script>`
  const languages = html`<nav aria-label="Language / Idioma">${linkLanguage('es', page)}${linkLanguage('en', page)}</nav>`
  const body = html`<header class="top">${writeClinic(clinic ?? productName, brand)}${languages}</header>
    <main>${main}</main>`
  return html`<!doctype html><html lang="${words.language}"><head>${head}</head><body>${body}</body></html>`.text
}
