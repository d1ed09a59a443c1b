/** Minutes after local midnight, half open; `opens >= closes` is a closed day. */
export type DayHours = { opens: number; closes: number }
export type WeekOfHours = { weekdays: DayHours; saturday: DayHours; sunday: DayHours }

/** The days that have hours of their own. */
export const weekDays = [
  { key: 'weekdays', label: 'Monday to Friday' },
  { key: 'saturday', label: 'Saturday' },
  { key: 'sunday', label: 'Sunday' },
] as const
