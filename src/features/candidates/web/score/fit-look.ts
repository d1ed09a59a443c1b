import { type IconProps, IconRosetteDiscountCheckFilled, IconShieldCheckFilled } from '@tabler/icons-react'
import type { ComponentType } from 'react'
import type { BadgeColors } from '../../../../ui/dot-badge.tsx'
import type { FitLabel } from '../../rules/fit-score.ts'
import { poorColors, quietColors } from '../../rules/status/status-colors.ts'

const pine: BadgeColors = { light: ['#DDF1EE', '#0F5F57'], dark: ['#123834', '#86D6CB'], dot: '#0F7F74' }
const green: BadgeColors = { light: ['#E6F2DC', '#41631A'], dark: ['#26381A', '#B4D98C'], dot: '#6C9A2F' }
const amber: BadgeColors = { light: ['#FDF0CF', '#7A4F05'], dark: ['#3D2F10', '#EFC766'], dot: '#B5830E' }

/** The colours of a fit label: background and text, and the bar as the dot. */
export const fitColors: Record<FitLabel, BadgeColors> = {
  'RBT Certified': pine,
  'RBT Experience': pine,
  'Excellent Fit': pine,
  'Good Fit (With Training)': green,
  'Average Fit': amber,
  'Poor Fit': poorColors,
  'Not Scored': quietColors,
  Archived: quietColors,
  Terminated: poorColors,
}

/** The icon of the two labels that come from a source instead of a computed score. */
export const fitIcons: Partial<Record<FitLabel, ComponentType<IconProps>>> = {
  'RBT Certified': IconRosetteDiscountCheckFilled,
  'RBT Experience': IconShieldCheckFilled,
}
