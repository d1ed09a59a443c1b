let holding = 0

/** Delays the success dialog until the returned function is called: a thing that is shown only once is in its place. */
export const holdSuccessDialog = () => {
  holding += 1
  return () => {
    holding -= 1
  }
}

export const isSuccessHeld = () => holding > 0
