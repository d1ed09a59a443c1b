import { command } from '../../../../platform/server/command.ts'
import { findTakenCodes, proposeCodes } from '../../../clients/job-codes/server/public.ts'
import { suggestCodes } from '../contract/onboarding.ts'
import { fillCodes } from '../rules/fill-codes.ts'

const positions = ['RBT', 'BCBA'] as const

/** Codes that are free everywhere, for places that may not exist yet. */
export const suggestCodesRoute = command(suggestCodes, async ({ input, tx }) => {
  const { organization, places, without } = input
  const possible = places.flatMap(({ name }) =>
    positions.flatMap((position) => proposeCodes({ organization, location: name, position })),
  )
  const taken = await findTakenCodes(tx, [...new Set(possible)])
  return {
    reply: {
      places: fillCodes(organization, places, [...taken, ...without]).map(({ rbt_code, bcba_code }) => ({
        rbt_code,
        bcba_code,
      })),
    },
  }
})
