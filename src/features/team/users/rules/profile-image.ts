/** The limit of a profile picture: it must be smaller than 5 MB. */
export const imageLimitBytes = 5 * 1024 * 1024

/** Pictures made of pixels only; an SVG may carry script and counts as no image. */
const imageTypes = ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif'] as const

/** The messages of section 5, verbatim. */
export const imageMessages = {
  notAnImage: 'Please select an image file',
  tooLarge: 'Image must be less than 5MB',
  failed: 'Failed to upload image. Please try again.',
} as const

/** The messages of a connected virus scanner for a picture that is refused. */
export const imageScanMessages = {
  infected: 'The virus scanner found something in this image. We didn’t keep it.',
  notScanned: imageMessages.failed,
} as const

/** Returns the problem with a picture of that type and size in bytes, or null. */
export const findImageProblem = ({ type, size }: { type: string; size: number }): string | null => {
  const known = imageTypes.some((one) => one === type.trim().toLowerCase())
  if (!known || size <= 0) return imageMessages.notAnImage
  return size < imageLimitBytes ? null : imageMessages.tooLarge
}
