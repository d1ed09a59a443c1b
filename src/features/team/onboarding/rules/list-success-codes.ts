import { type Position } from '../../../../rules/credential/positions.ts'
import type { SuccessItem } from './success-item.ts'

export type SuccessCode = { where: string; position: Position; code: string }

const placeCodes = (locations: SuccessItem['locations']): SuccessCode[] =>
  locations.flatMap(({ name, city, state, rbt_code, bcba_code }) => {
    const town = [city, state].filter((part) => part !== '').join(', ')
    const where = town === '' ? name : `${name} (${town})`
    return [
      ...(rbt_code ? [{ where, position: 'RBT' as const, code: rbt_code }] : []),
      ...(bcba_code ? [{ where, position: 'BCBA' as const, code: bcba_code }] : []),
    ]
  })

/** Every code of an onboarding once, with its place in words: the position of the item may be among its locations, too. */
export const listSuccessCodes = ({
  locations,
  position,
}: Pick<SuccessItem, 'locations' | 'position'>): SuccessCode[] => {
  const codes = placeCodes(locations)
  return position && !codes.some(({ code }) => code === position.code)
    ? [...codes, { where: position.locationName, position: position.positionType, code: position.code }]
    : codes
}
