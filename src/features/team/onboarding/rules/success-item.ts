import { type Position } from '../../../../rules/credential/positions.ts'
/** Where the browser keeps that a client was just onboarded, until its dialog was shown. */
export const successItemKey = 'onboardingSuccess'
/** The dialog waits at least this long after the stored timestamp. */
export const successDelayMs = 2000

type SuccessLocation = {
  name: string
  city: string
  state: string
  rbt_code: string | null
  bcba_code: string | null
}
type SuccessPosition = { locationName: string; positionType: Position; code: string }
export type SuccessItem = {
  type: 'organization' | 'location' | 'position'
  /** Milliseconds since 1970. */
  timestamp: number
  locations: SuccessLocation[]
  position: SuccessPosition | null
}

type Shape = { [key: string]: unknown }
const isShape = (value: unknown): value is Shape => typeof value === 'object' && value !== null && !Array.isArray(value)
const toText = (value: unknown): string | null => (typeof value === 'string' ? value : null)

const readLocation = (value: unknown): SuccessLocation | null => {
  if (!isShape(value)) return null
  const [name, city, state] = [toText(value.name), toText(value.city), toText(value.state)]
  if (name === null || city === null || state === null) return null
  return { name, city, state, rbt_code: toText(value.rbt_code), bcba_code: toText(value.bcba_code) }
}

const readPosition = (value: unknown): SuccessPosition | null => {
  if (!isShape(value)) return null
  const { positionType } = value
  const [locationName, code] = [toText(value.locationName), toText(value.code)]
  if (locationName === null || code === null || (positionType !== 'RBT' && positionType !== 'BCBA')) return null
  return { locationName, positionType, code }
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** The onboarding success data of local storage, or null when the stored text has another shape. */
export const readSuccessItem = (text: string | null): SuccessItem | null => {
  const value = parsed(text ?? 'null')
  if (!isShape(value)) return null
  const { type, timestamp } = value
  if (type !== 'organization' && type !== 'location' && type !== 'position') return null
  if (typeof timestamp !== 'number' || !Number.isFinite(timestamp)) return null
  const locations = (Array.isArray(value.locations) ? value.locations : []).map(readLocation)
  const whole = locations.filter((location) => location !== null)
  const position = readPosition(value.position)
  if (whole.length < locations.length) return null
  if (type === 'position' ? position === null : whole.length === 0) return null
  return { type, timestamp, locations: whole, position }
}

/** Whether the dialog may be shown: at least 2 seconds after the stored timestamp. Milliseconds or dates. */
export const canShowSuccess = (item: SuccessItem, now: Date | number): boolean =>
  Number(now) - item.timestamp >= successDelayMs
