import { UserError } from '../../../../rules/user-error.ts'
import { formatCount } from '../../../../rules/words/format-count.ts'
import { type CleanPicture, cleanPicture, longestSide } from './clean-picture.ts'

/** The largest picture of a job page: 1 MB. */
export const pictureLimitBytes = 1_048_576
/** The address of a picture on the public page. */
export const toPicturePath = (id: string): string => `/job-pictures/${id}`
type Size = { width: number; height: number }

/** The size at which a logo is shown, at most 160 × 48 CSS pixels: written down, so that nothing moves when it loads. */
export const fitLogo = ({ width, height }: Size): Size => {
  const scale = Math.min(1, 160 / width, 48 / height)
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** So many photos a job page shows. */
export const mostPhotos = 4
/** The longest words for a photo, in characters. */
export const longestAlt = 200

/** The sentences of a refused picture. */
export const pictureMessages = {
  notAPicture: 'Choose a PNG, JPEG, or WebP picture that isn’t animated.',
  tooLarge: 'The picture must be 1 MB or smaller.',
  tooMany: `A job page shows ${mostPhotos} photos or fewer. Remove one first.`,
  noWords: 'Describe the photo for people who can’t see it.',
  infected: 'The virus scanner found something in this picture. We didn’t keep it.',
  notScanned: 'We can’t check files for viruses right now. Try again in a few minutes.',
} as const

/** Returns a picture as it is stored, or the problem with it. */
export const readJobPicture = (bytes: Uint8Array): CleanPicture | string => {
  const picture = cleanPicture(bytes)
  if (picture === null) return pictureMessages.notAPicture
  const { width, height } = picture
  if (Math.max(width, height) <= longestSide) return picture
  const size = `${formatCount(width)} × ${formatCount(height)}`
  return `This picture has ${size} pixels. Use one with ${formatCount(longestSide)} or fewer on each side.`
}

/** Returns a description as it is kept, on one line. Refuses one that is too long. */
export const cleanAlt = (typed: string): string => {
  const alt = typed.replaceAll('\0', '').toWellFormed().replace(/\s+/g, ' ').trim()
  if (alt.length > longestAlt) throw UserError.at('alt', `Use ${longestAlt} characters or fewer.`)
  return alt
}
