import { colorTokens, publicPage } from '../color-tokens.ts'
import { escapeHtml } from './escape-html.ts'

const { light, dark, accent } = publicPage

const style = [
  `:root{color-scheme:light dark;--page:${light[0]};--card:${light[1]};--press:${accent}}`,
  `@media(prefers-color-scheme:dark){:root{--page:${dark[0]};--card:${dark[1]};--press:${colorTokens.pine.dark[1]}}}`,
  'body{margin:0;background:var(--page);color:CanvasText;font:16px/1.55 system-ui,sans-serif}',
  'main{max-width:30rem;margin:12vh auto 0;padding:1.5rem;background:var(--card)}',
  'main{border:1px solid color-mix(in srgb,CanvasText 15%,transparent);border-radius:12px}',
  '@media(max-width:36rem){main{margin:1rem}}',
  'h1{margin:0 0 .5rem;font-size:1.4rem;line-height:1.3}p{margin:0 0 1rem}p:last-child{margin:0}a{color:var(--press)}',
  'button{min-height:44px;padding:0 1.25rem;border:0;border-radius:8px;background:var(--press);color:var(--card);font:inherit;font-weight:600;cursor:pointer}',
  'button:focus-visible,a:focus-visible{outline:2px solid var(--press);outline-offset:2px}',
].join('')

/** Writes a small page that needs nothing else: a title, and a body of HTML. */
export const writePlainPage = (title: string, body: string): string =>
  [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escapeHtml(title)} · Reinforce</title><style>${style}</style></head><body><main>`,
    `<h1>${escapeHtml(title)}</h1>${body}</main></body></html>`,
  ].join('')
