/**
 * Cases, a line each: `text => what is read in it`, `-` where nothing is. ` / ` begins a new line of the text; `{wrote, drafted} plans` stands for
 * as many texts as words in the braces, all read alike.
 */
export const parseCases = (cases: string): [text: string, read: string][] =>
  cases
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [text = '', read = ''] = line.split(' => ')
      const [before = '', words, after = ''] = text.replaceAll(' / ', '\n').split(/[{}]/)
      const texts = words === undefined ? [before] : words.split(', ').map((word) => `${before}${word}${after}`)
      return texts.map((one): [string, string] => [one, read === '-' ? '' : read])
    })
