import { type IconProps, IconRosette, IconRosetteDiscountCheckFilled } from '@reinforce/icons'
import type { RegistryAnswer } from '../../rules/credential/describe-registry-answer.ts'

/** The seal of a certificate: with a check if a registry confirmed the number, hollow for a claim that no one confirmed. */
export const Seal = ({ state, ...look }: IconProps & Pick<RegistryAnswer, 'state'>) =>
  state === 'verified' ? <IconRosetteDiscountCheckFilled {...look} /> : <IconRosette {...look} />
