export { bringOptOuts } from './bring-opt-outs.ts'
export { numbersOf } from './numbers-of.ts'
export { optOutAgain } from './opt-out-again.ts'
export { endOptOut, type OptOut, recordNetworkOptOut, recordOptOut } from './opt-outs.ts'
