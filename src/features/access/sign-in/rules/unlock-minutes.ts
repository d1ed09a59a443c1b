/** Minutes for which the own password counts before saved passwords ask for it again. */
export const unlockMinutes = 15
