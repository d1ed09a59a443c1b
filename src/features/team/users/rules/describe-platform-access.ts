/** What being one of the platform's own people opens, by admin level, in the words of the form that does it. */
export const describePlatformAccess = (level: '' | 'Manager' | 'Admin'): string => {
  const money = level === 'Manager' ? '' : ', and the money and saved logins of all of them'
  const people = level === 'Admin' ? ', and manage everybody’s accounts' : ''
  return `This person becomes platform staff: they see the candidates, texts and clients of every organization${money}${people}.`
}
