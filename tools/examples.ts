import fc from 'fast-check'

/**
 * Returns how many examples a property tries that wants another number than a hundred: a tenth of them where `tools/properties.mjs`
 * asks for a tenth, more where it hunts.
 */
export const examples = (whole: number): number => Math.ceil((whole * (fc.readConfigureGlobal().numRuns ?? 100)) / 100)
