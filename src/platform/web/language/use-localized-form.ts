import { useForm } from '../form/use-form.ts'

/** A form as `useForm` keeps it, with what the server said in the language of the page, also when that is switched afterwards. */
export const useLocalizedForm = <T extends Record<string, unknown>>(
  initial: T,
  otherwise: string,
  say: (sentence: string) => string,
) => {
  const form = useForm(initial, otherwise, say)
  const fields = Object.fromEntries(
    Object.entries(form.told?.fields ?? {}).map(([name, sentence]) => [name, say(sentence)]),
  )
  const told = form.told ? { ...form.told, message: say(form.told.message), fields } : null
  const bind = <K extends keyof T & string>(name: K) => ({ ...form.bind(name), error: fields[name] })
  return { ...form, told, bind }
}
