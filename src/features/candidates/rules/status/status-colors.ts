type StatusColors = { light: readonly [string, string]; dark: readonly [string, string]; dot: string }

/** Of what says nothing. */
export const quietColors: StatusColors = { light: ['#EEEBE6', '#5C554C'], dark: ['#35312C', '#C9C1B6'], dot: '#8D8478' }
/** Of what ended badly. */
export const poorColors: StatusColors = { light: ['#F9E5E1', '#963528'], dark: ['#43221D', '#F2AEA2'], dot: '#CB5A4A' }

const colors = new Map<string, StatusColors>([
  ['initial inquiry', { light: ['#E4EFF8', '#1F5680'], dark: ['#17303F', '#9CCBEE'], dot: '#3B82B8' }],
  ['reviewed by clinic', { light: ['#E9E8F8', '#4A4496'], dark: ['#29274A', '#BDB8F2'], dot: '#7A72CF' }],
  ['candidate assessment', { light: ['#F5E6F1', '#873A73'], dark: ['#40223A', '#EBAFD9'], dot: '#B75C9F' }],
  ['interview scheduled', { light: ['#FCEBD3', '#854A0E'], dark: ['#402B12', '#F2C07E'], dot: '#C07A1C' }],
  ['in-process to hire', { light: ['#DDF1EE', '#12625B'], dark: ['#123834', '#86D6CB'], dot: '#1E9486' }],
  ['hired', { light: ['#E0F1DD', '#2C652A'], dark: ['#1E3A1D', '#A0D79A'], dot: '#4B9A45' }],
  ['terminated', poorColors],
])

/** The colours of a pipeline status, in any case: background and text for light, the same for dark, and the dot. A label of an organization's own is quiet. */
export const statusColors = (status: string): StatusColors => colors.get(status.trim().toLowerCase()) ?? quietColors
