type State = { opened: boolean; batchId: string | null }

let state: State = { opened: false, batchId: null }
const listeners = new Set<() => void>()
const become = (next: State) => {
  state = next
  for (const listener of listeners) listener()
}

/** Whether the panel of bulk texts is open, and which of them it shows: it can be left and found again from anywhere. */
export const openBatches = {
  state: () => state,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  open: (batchId: string | null) => become({ opened: true, batchId }),
  close: () => become({ ...state, opened: false }),
}
