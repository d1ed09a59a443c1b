type Picture = { name: string; mime: string; size: number; isInline: boolean }

const picture = /^image\/(?:png|jpe?g|gif|bmp|svg\+xml|webp)$/i
const pictureName = /\.(?:png|jpe?g|gif|bmp|svg|webp)$/i
const decoration =
  /^(?:image\d{2,4}|outlook-.*|logo.*|.*[ _-]logo|signature.*|icon.*|facebook|linkedin|twitter|instagram|banner|pixel|spacer)\.\w+$/i
const small = 12_000 // bytes: a photo of a page is more
const medium = 120_000

/** Whether a file is a picture of a signature or a logo, and no document: small, or named or placed like one. A photo of a resume is larger. */
export const isSignaturePicture = ({ name, mime, size, isInline }: Picture): boolean => {
  if (!picture.test(mime) && !pictureName.test(name)) return false
  if (size === 0) return true
  const isPlaced = isInline || decoration.test(name.trim())
  return size <= small ? isPlaced || /gif|svg/i.test(mime) || size < 2_000 : isPlaced && size <= medium
}
