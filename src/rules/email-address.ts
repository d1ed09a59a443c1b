const address =
  /^[^\s@<>()[\],;:"]{1,64}@(?:[\p{L}\d](?:[\p{L}\d-]{0,61}[\p{L}\d])?\.){1,8}\p{L}[\p{L}\d-]{0,61}[\p{L}\d]$/u

/** Whether a text can be one email address, in any script. */
export const isEmailAddress = (text: string): boolean => text.length <= 254 && address.test(text)
