/** The longest sides on the page, twice as many pixels as it shows: sharp on phones. */
const sides = { logo: 480, photo: 1600 } as const
const types = { logo: 'image/png', photo: 'image/jpeg' } as const

/**
 * Redraws a chosen picture, small enough for a page: photos of a phone have 5 MB and more. Files that the browser can't read go to the
 * server unchanged, which refuses them.
 */
export const shrinkPicture = async (file: File, kind: 'logo' | 'photo'): Promise<File> => {
  try {
    const picture = await createImageBitmap(file)
    const scale = Math.min(1, sides[kind] / Math.max(picture.width, picture.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(picture.width * scale))
    canvas.height = Math.max(1, Math.round(picture.height * scale))
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
    picture.close()
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, types[kind], 0.82))
    return blob ? new File([blob], file.name, { type: blob.type }) : file
  } catch {
    return file
  }
}
