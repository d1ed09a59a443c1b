export { bringOptOuts } from './bring-opt-outs.ts'
export { loadNumbers } from './load-numbers.ts'
export { endOptOut, type OptOut, recordNetworkOptOut, recordOptOut } from './opt-outs.ts'
export { reapplyOptOuts } from './reapply-opt-outs.ts'
