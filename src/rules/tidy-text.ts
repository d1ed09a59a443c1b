/** Text of a file as it is kept: at most `longest` characters, no NUL, one kind of line end, no blanks at the ends of lines, one empty line at most. */
export const tidyText = (text: string, longest: number): string =>
  text
    .slice(0, longest * 2)
    .replaceAll('\0', '')
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
    .slice(0, longest)
