import { type Position } from '../../../../rules/credential/positions.ts'
import { generateCode } from '../../../clients/job-codes/rules/code.ts'

export type CodedPlace = { name: string; rbt: boolean; bcba: boolean; rbt_code: string; bcba_code: string }

/**
 * Fills a code into every wanted position where none was typed; unwanted ones lose theirs. No code twice, none of
 * `alreadyTaken` at all.
 */
export const fillCodes = <P extends CodedPlace>(
  organization: string,
  places: readonly P[],
  alreadyTaken: readonly string[] = [],
): P[] => {
  const typedCodes = places.flatMap(({ rbt, bcba, rbt_code, bcba_code }) => [
    rbt ? rbt_code : '',
    bcba ? bcba_code : '',
  ])
  const taken = [...alreadyTaken, ...typedCodes]
  const codeFor = (wanted: boolean, typed: string, location: string, position: Position) => {
    if (!wanted) return ''
    if (typed.trim() !== '') return typed
    const code = generateCode({ organization, location, position }, taken) ?? ''
    taken.push(code)
    return code
  }
  return places.map((place) => ({
    ...place,
    rbt_code: codeFor(place.rbt, place.rbt_code, place.name, 'RBT'),
    bcba_code: codeFor(place.bcba, place.bcba_code, place.name, 'BCBA'),
  }))
}
