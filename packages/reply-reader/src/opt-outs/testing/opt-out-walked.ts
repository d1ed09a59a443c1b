/** Two rounds of texts that the phrases were tried on unseen, and then mended with. */
export const stopWalked = `Hi I think u have the wrong number my name is Kyle
I'd appreciate if you'd take my number off
Yo stop texting this number
no more pls
can u not text me anymore
Can you not text me
please dont contact me again about this job
i want to be taken off the list
How do I stop getting these
Get me off this
remove my info
Plz stop
stop sending me this stuff
This number is not Angela's, please remove
Angela doesn't have this number anymore
U have wrong number
Wrong person, sorry
I no longer want to receive texts from you
I don't want to receive messages anymore
I don't want these messages
you need to stop messaging me
I'm asking you to stop
End all messages
STOP ALL MESSAGES
Stop all texts
unsubscribe me from these texts
unsubscribe this number
please opt me out of all messages
I wish to opt out
text me again and I'm reporting you
Delete this number
Do not send me messages
Do not text this number ever again
do not send texts
Dont txt me
No texts please
Stop contacting us
stop bugging me
quit bugging me
stop annoying me
stop reaching out
please stop reaching out to me
stop with this
No me mandes más textos
No me vuelvas a escribir
ya no me escribas por favor
no me envies mensajes
Ya no quiero mensajes
no quiero que me escriban
No quiero que me manden mensajes
Por favor elimine mi número
quita mi numero
por favor borre mi numero de su lista
deje de mandar textos
pare de escribir
paren los mensajes
Detenga los mensajes
Numero equivocado, no soy esa persona
no soy la persona que busca
Este numero no es de Karla
quiero que me borren
Me pueden quitar de la lista?
cancelen mi suscripción
stop already
Stop it with these texts
Please stop, this isn't my kind of job
Take me off please
Please unsubscribe my number
I said no more texts
I told you guys to stop already
do not text me ever
Dont send me nothing else
dont send me stuff
you have the wrong phone
that's not me, wrong number
not Lisa, wrong number
This isn't Lisa's phone
I don't know any Lisa, please stop
take this number off your list
Remove this number please
Get my number off your list
pls delete me from ur system
how can i unsubscribe
Please end these messages
Quit sending messages
Quit it
no more messages to this number please
No further contact please
I revoke consent
I do not give consent to be texted
you don't have permission to contact me
Leave me alone
stop spamming
Please discontinue
opt me out pls
Optout
Stop texting, I got a job
I'm not her. Stop
ya no escriban
Ya no manden nada
no me mande nada mas
No me interesa, ya no me manden mensajes
dejen de mandarme mensajes
Deje de contactarme por favor
quitenme de su lista
Quiten mi numero
saquen mi numero de su lista
Número equivocado, no conozco a Ana
esa persona no vive aqui
Ese no es mi nombre, numero equivocado
PARE DE ESCRIBIR
Alto a los mensajes
no mas por favor`
export const noneWalked = `I'd love to stop in and see the clinic
Do you stop taking applications Friday?
They stopped paying me so I left
when do messages about schedules go out?
I don't receive messages on weekends, call me
I don't want to work Sundays
Can I be removed from the Friday training and added to Monday?
I'm taking my name off the other list to come to you
Please send no more than one reference
I didn't receive any messages
Sorry I don't text and drive, call in 10
I never got the text
is the position no longer available
My old boss no longer works there
He no longer has my file
the app says end of session
Did the meeting end?
Ending my shift now
I'm ending my contract in May
Sounds good, talk then
My lawyer is doing my visa, all good
I need time off in July
I'm off work today
She left me alone with 3 kids at the daycare lol
Leave it with the front desk
I can't be left alone with clients yet right?
What number do I text for help
I wrote the wrong person on the reference line
Sorry, texted the wrong person
Oops wrong person lol
oops wrong number, meant that for my husband
No soy certificada
no soy de aquí
No soy RBT todavía
Yo no soy bilingüe
Este no es mi correo
Número de seguro lo llevo mañana
Me dieron de baja en mi otro trabajo
Pare en la oficina y no había nadie
ya basta con la foto de la licencia?
Salgo a las 4
Se me cancelaron las clases
Ya mandé mensaje a Rosa
no me mandaron el link
no me escribieron ayer
No me contactaron todavía
Bueno para mí
This isn't easy
This is not Monday
I'm in the running?
Step one complete
I spam refreshed the page lol
the call was harassment free lol
I have police clearance
I sued my old employer and won, does that matter?
I can't make it, sorry
I might not be able to text back until 6
I did not receive your text
I have not received the link
Not receiving your emails, text is good
Do not be surprised if I'm early haha
Please don't send it to my work email
Dont send the paperwork yet, moving Friday
Stop by whenever!
You can stop looking, I'm your girl
I stop work at 4
When does the texting training start
I'll be done with these forms tonight
I want to be removed from the Thursday shift
Can you end the meeting at 5?
I have no messages from you
No messages came through
no text yet
No more work for me at my other job so I'm free
I'm asking you to hold my spot
told them to stop calling me so I can work with you
My mom told me to stop worrying
I had enough credits to graduate
leave the gate code please
I was told to delete my number of hours, is that right?
What is the number of the office?
The wrong person signed my form
My supervisor gave me the wrong number of hours
I no longer have a car
It no longer has power, my phone
this is not a problem
this isn't Zoom right
no soy nueva en esto
No es mi culpa
no quiero llegar tarde
No quiero que me manden lejos
ese numero no es el mio, es 512 555 0100
Me quitaron las horas en mi otro trabajo
Ya no me mandaron el enlace
No me han escrito todavía
quiero salir temprano los lunes
Me pueden mandar la lista?
baja la app y ya
La baja de mi otro trabajo es el viernes`
