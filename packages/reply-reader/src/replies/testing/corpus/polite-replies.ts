/** How people refuse politely, whatever they were asked. */
const refusals = `
Nah I'm good
nah im good
nah im good thanks
Nah, I'm good. Thank you though
naw im good
naw I'm straight
Nope I'm good
nope, all set thanks
No I'm good
no im good thank you
No, I'm good, thanks
no thanks im good
No thank you, I'm all set
No thanks, I'm okay
nah im ok
nah im okay thanks
no im fine thanks
I'm all set thanks
I'm all set, thank you!
im all set thx
im good thanks
I'm good, thank you
I'm good for now thanks
I'm ok for now
im okay for now thank you
I'm good for now
im fine for now thanks
We're good thanks
we are all set thank you
thanks but im good
Thanks but I'm good
Thank you but I'm all set
thank you but no
Thanks but no thanks
thanks but no
no but thank you
nah but thanks
No but thanks for reaching out
nah thank you
nah thanks
no ty
no tysm
nty
Nah no thank you
nah bro im good
lol nah im good
Hi, no thank you, I'm good
Hello no thanks
I appreciate it but I'm good
appreciate it but no thanks
I appreciate the offer but no thank you
I'll pass thanks
ill pass on this one
gonna pass, thanks
I think I'll pass
going to have to pass on this
hard pass
that's ok, no thank you
Thats ok thanks, im good
no need, thanks
No need thank you
no that's okay => unsure
Nah that's alright => unsure
no thats ok thank you
nah its ok => unsure
No it's fine, thank you
I'd rather not
rather not, thanks
not for me, thank you
not right now thanks
Not at this time, thank you
No not right now, thanks
nah not right now
I'm good 🙏 no thanks
nah im coo
nah im good g
No ma'am, I'm good
no sir thank you
no i am good have a good day
No thank you have a blessed day
nah im good but good luck
Im good on that
im good on the interview thanks
nah im good on that
I'm not interested but thank you
no longer interested thanks
`

/** The same in Spanish. */
const spanishRefusals = `
no gracias, estoy bien
No gracias estoy bien así
no, estoy bien gracias
No, así estoy bien, gracias
estoy bien así gracias
Estoy bien, gracias
Estoy bien por ahora, gracias
por ahora estoy bien gracias
nah estoy bien
nel gracias
no gracias
No, muchas gracias
no muchas gracias
no, gracias, muy amable
no, muy amable
Muchas gracias pero no
gracias pero no
gracias pero no gracias
Le agradezco pero no
te agradezco pero no gracias
se lo agradezco pero no
por el momento no, gracias
por el momento no
De momento no gracias
ahorita no gracias
ahorita no
Por ahora no gracias
paso, gracias
yo paso
Gracias, pero paso
mejor no
mejor no, gracias
prefiero no
Prefiero que no, gracias
no hace falta, gracias
No es necesario, gracias
no se preocupe, gracias => unsure
No, no se preocupe, estoy bien
Hola, no gracias
Buenas tardes, no gracias
No gracias, ya no
no gracias, ya no me interesa
No por ahora, gracias
no gracias bendiciones
No gracias, que tenga buen día
ya estoy bien gracias
no gracias, estoy ok
no, asi estoy bien
`

/** Takes the one time that was offered, and nothing else. */
const acceptances = `
yes
Yes please
Yes that works
yes it does
Yes that works for me
yeah that works
yea
yep
Yep works for me
yup
yup sounds good
ok
Okay
okay great
ok perfect
ok cool
ok that works
k
kk
sure
Sure thing
sure that works
sure, thank you
sounds good
Sounds great!
sounds perfect
sounds like a plan
that works
That works perfectly
That works great for me
works for me
works
perfect
Perfect thank you
perfect, see you then
great
Great thanks
awesome
that's fine
thats fine with me
thats perfect
That's good
that time works
That's great, thank you!
fine with me
I can do that
i can do that time
I'll be there
ill be there thanks
yes ill be there
Absolutely
definitely
of course
for sure
yes sir
Yes ma'am
yessir
let's do it
lets do that
good with me
I'm good with that
im good for that
that'll work
that will work
that would be great
That would be perfect, thanks
see you then
👍
👌
✅
👍🏽
yes 👍
Yes, I am available
yes im free then
I'm available
works good
bet
yes i can
yes I can do that
`

/** The same in Spanish. */
const spanishAcceptances = `
sí
si
Si por favor
sí, gracias
si claro
Claro
claro que sí
claro que si gracias
Por supuesto
por supuesto que sí
perfecto
Perfecto, gracias
está bien
esta bien
Está bien, gracias
sí está bien
si, me queda bien
me queda bien
Me queda perfecto
sí me sirve
me sirve
me funciona
Sí, me funciona
de acuerdo
ok
ok gracias
ok perfecto
vale
muy bien
muy bien gracias
sí puedo
si puedo gracias
listo
Ahí estaré
allí estaré
ahi estare gracias
Nos vemos
suena bien
me parece bien
Me parece perfecto
excelente
genial
sale
va
bueno
dale
simon
sí señor
sí señora
con gusto
`

const table = (heading: string, replies: string) => `# ${heading}\n${replies}`

/** Polite refusals where one time, three, an interview or nothing stands; plain acceptances of one time and of an interview. */
export const politeReplies = [
  ...['one', 'offer', 'interview', 'none'].flatMap((state) => [
    table(`${state} decline`, refusals),
    table(`${state} es decline`, spanishRefusals),
  ]),
  table('one pick 1', acceptances),
  table('one es pick 1', spanishAcceptances),
  table('interview accept', acceptances),
  table('interview es accept', spanishAcceptances),
].join('\n')
