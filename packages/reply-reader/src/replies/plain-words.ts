/** Words that do not affect the choice of a time. With any other word, a bare number is not a choice. */
const plain = new Set(
  `a an the at on in of for to and is it its be am pm i im id ill me my we us you that this thats would will can could do does lets let go get with by if then just
  please thanks thank hi hello hey good morning afternoon evening great sounds ok okay yes yea yeah yep yup sure perfect fine best better prefer works work work? me
  option number one slot time times day take choose pick want like have book put down schedule sign up say said so much very really sir maam looking forward
  interview no nos vemos gusta mas not gonna class school but only two three four five six nine ten eleven twelve thirty half past salgo asi que en todavia estoy trabajo available free off think probably guess second first third last middle available later earlier ideal appreciate opportunity
  thing senor senora el la los las de del por favor porfa con un una es si esta bien me queda sirve conviene funciona puedo yo mejor prefiero gustaria perfecto gracias hola buenas buenos tardes dias
  dia hora opcion para muy claro soy oclock instead there again talk soon see make give need should rather too also hour am rt , ? - & / @ # : 👍 😊 🙂 ✅ 🙏 😀 😁 👌 ❤ 🏽`
    .split(/\s+/)
    .filter(Boolean),
)

/** The words of a line, but for some stretches of it, that are no plain ones. */
export const listUnknownWords = (line: string, stretches: readonly (readonly [number, number])[]): string[] => {
  let rest = line
  for (const [from, end] of stretches)
    rest = rest.slice(0, from) + ' '.repeat(Math.max(0, end - from)) + rest.slice(end)
  return rest.split(' ').filter((word) => word !== '' && !plain.has(word) && !/^\d*$/.test(word))
}
