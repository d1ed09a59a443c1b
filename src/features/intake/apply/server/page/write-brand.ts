import { fitLogo, toPicturePath } from '../../../../clients/job-posts/rules/job-picture.ts'
import { createPageColors, type PageColors, parseAccent } from '../../../../clients/job-posts/rules/page-colors.ts'
import type { JobBrand } from '../../../../clients/job-posts/server/public.ts'
import type { ApplyWords } from '../../rules/words/get-apply-text.ts'
import { html } from './html.ts'

export type Brand = JobBrand
type Picture = Brand['photos'][number]

const writeColors = ({ fill, onFill, link }: PageColors) =>
  `:root{--pine:${fill};--on-pine:${onFill};--link:${link};--pine-soft:var(--page)}`

/** The colors of a clinic as a style sheet; empty where it chose none. */
export const writeAccent = (brand: Brand | null): string => {
  const accent = parseAccent(brand?.accent ?? '')
  if (accent === null) return ''
  const { light, dark } = createPageColors(accent)
  return `${writeColors(light)}@media (prefers-color-scheme:dark){${writeColors(dark)}}body{border-top:4px solid var(--pine)}`
}

const writeSize = ({ width, height }: Pick<Picture, 'width' | 'height'>) => html`width="${width}" height="${height}"`

/** The clinic at the top of its page: its logo, and its name, which is also what the logo says. */
export const writeClinic = (name: string, brand: Brand | null) =>
  html`<span class="clinic">${
    brand?.logo
      ? html`<img class="logo" src="${toPicturePath(brand.logo.id)}" alt="" ${writeSize(fitLogo(brand.logo))}>`
      : null
  }<span>${name}</span></span>`

/** The photos of a clinic; they load when the reader comes near them. */
export const writePhotos = ({ photos }: Brand, clinic: string, { words }: ApplyWords) =>
  photos.length === 0
    ? null
    : html`<section class="photos" aria-label="${words.photos(clinic)}">${photos.map(
        (photo) =>
          html`<img src="${toPicturePath(photo.id)}" alt="${photo.alt}" ${writeSize(photo)} loading="lazy" decoding="async">`,
      )}</section>`
