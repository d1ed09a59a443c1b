import { useState } from 'react'
import { call } from '../../../../platform/web/call.ts'
import { type Position } from '../../../../rules/credential/positions.ts'
import { suggestCodes } from '../contract/onboarding.ts'
import { fillCodes } from '../rules/fill-codes.ts'
import type { Place } from './draft-data.ts'

const wanted = ({ name, rbt, bcba, rbt_code, bcba_code }: Place) => ({ name, rbt, bcba, rbt_code, bcba_code })
const isBlank = (code: string) => code.trim() === ''
const lacks = ({ rbt, bcba, rbt_code, bcba_code }: Place) => (rbt && isBlank(rbt_code)) || (bcba && isBlank(bcba_code))

/**
 * Returns codes for places: free ones as the server knows, ones that fit when it does not answer (it refuses a taken
 * one in the end).
 */
export const useCodes = (organization: string) => {
  const [busy, setBusy] = useState(false)
  const fill = async (places: Place[], without: string[] = []): Promise<Place[]> => {
    if (!places.some(lacks)) return fillCodes(organization, places)
    setBusy(true)
    try {
      const found = await call(suggestCodes, { organization, places: places.map(wanted), without })
      return places.map((place, at) => ({ ...place, ...found.places[at] }))
    } catch {
      return fillCodes(organization, places, without)
    } finally {
      setBusy(false)
    }
  }
  /** The same places, with another code at one position of one of them. */
  const another = async (places: Place[], key: string, position: Position) => {
    const field = position === 'RBT' ? ('rbt_code' as const) : ('bcba_code' as const)
    const before = places.find((place) => place.key === key)?.[field] ?? ''
    return await fill(
      places.map((place) => (place.key === key ? { ...place, [field]: '' } : place)),
      [before],
    )
  }
  return { fill, another, busy }
}
