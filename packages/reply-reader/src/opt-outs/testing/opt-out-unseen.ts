/** Texts of people who never saw the lists of phrases: written apart from them, tried once, and mended with since. */
export const stopUnseen = `Hey can you guys quit sending these? thanks
This is Dave's wife. Please remove his number
I have asked twice already. Stop.
Stop blowing up my phone
Unsubscribe please and thank you
plz remove my # from ur list
Please cease all texts to this number
I don't want any messages from this company
Take me off this thing
take my number out of your system
do not message me again, thank you
Please do not contact this number again.
you've got the wrong person
no longer interested please remove me from the list
Lose my number please
Don't contact me
quit texting
Stop!
pls STOP
STOP.
stop!!
STOP I'm not looking for work
Remove
REMOVE ME
Opt out please
I opt out of texts
I'd like to unsubscribe
Please opt this number out
Nobody named Carla here, wrong number
Wrong # dude
nope wrong number
I'm not Patricia. Stop texting
this is a new number, the old owner is gone, please stop
Kindly remove me from your contacts
please delete my phone number
Don't ever contact me again
I do not want to receive any further texts
No further messages please
please stop all texts
stop all messages
Stop the texts
I want these texts to stop
Cancel these texts
end this subscription
Leave me alone please I'm at work
Ya no me mande mensajes por favor
Por favor no me escriban mas
Quiteme de su lista por favor
No quiero recibir más textos de ustedes
numero equivocado amigo
Se equivocó de persona
Deje de molestar por favor
Ya paren por favor
basta por favor
Alto, no más mensajes
Denme de baja de la lista
Cancelar suscripcion por favor
Elimine mi numero de su lista
no me contacte mas
Ya no deseo recibir mensajes
dejen de escribir a este número
No vuelvan a escribirme
saquenme de su lista porfavor
borren mi número de su sistema`
export const unsureUnseen = `Not interested, thank you
no longer interested
No thanks!
Who's this
Who is this please
how did you get this number
where did you get my information
Is this a scam or what
this is spam right?
I never applied for anything
I did not apply
I already have a job, thanks
No estoy interesada gracias
No me interesa, gracias
Quién es?
De donde sacaron mi numero
too many messages
ugh not again
I'll pass, thanks
I will be contacting the BBB
I will sue
demasiados textos
👎👎
just call me instead of texting`
export const noneUnseen = `Yes I'm available tomorrow
What time should I be there?
The interview went well, thank you!
I can start in two weeks
My certification expires in June
Do you need my transcript?
I stopped at the wrong building first
I'd like to stop by and meet the team
Is there a stop on the 12 bus
Can you remove the typo from my profile
I have to end my lease first
How long until the training ends
Could you cancel Tuesday and put me down for Wednesday
We can cancel the call, email works
Block me out Tuesday 3 to 4 for the interview
I quit last Friday so I am free
I am quitting my second job for this
My number is 512-555-0143
The number you gave me doesn't work
Wrong link, can you resend?
I clicked the wrong time slot
Did I put the right number on the form
Please don't give away my spot
Do not start without me haha
Don't worry about it
no more than two days a week please
Are there more messages I missed?
I didn't get your last message
I missed your text
Text me the details
sign me up!
I signed up for the Monday session
Is there an end date for this contract
I need my weekends off
Can I get Friday off
Take care!
Please take me to the next step
take your time
What's the next step
Llego en diez minutos
Puedo empezar el lunes
Cuál es la dirección?
Me interesa mucho
Estoy en el trabajo, le llamo luego
Para el lunes está bien
Hay parada de bus cerca?
Mándeme los detalles por favor
no me llegó la dirección
Mi número nuevo es 512 555 0143
Me equivoqué de hora, perdón
Me puede cambiar la cita
Tengo que dejar a mi hijo en la escuela
No puedo dejar mi trabajo todavía
Quiero aplicar
Termino a las cinco`
