let holding = 0

/** The success dialog waits until the given function is called: something that is shown only once lies where it would open. */
export const holdSuccessDialog = () => {
  holding += 1
  return () => {
    holding -= 1
  }
}

export const isSuccessHeld = () => holding > 0
