/** Replies in English of who has an interview today. */
export const soonReplies = `
# soon late
running late
I'm running late
Running 10 min late
running 10 minutes late sorry
im running 15 late
I'm going to be late
ill be late
I'll be 5 minutes late
ill be 5 min late
gonna be late
gonna be like 10 mins late
I'm gonna be a few minutes late
Might be a few minutes late
may be 5 min late traffic
stuck in traffic
Stuck in traffic, be there in 10
stuck in trafic sorry
Sorry traffic is bad, 15 min late
Traffic is crazy I'll be there at 2:15
be there in 10
Be there in 15 min
there in 20
I'll be there in 5
10 min away
5 minutes away
I'm 5 min away
im about 20 minutes out
20 mins out
give me 10 minutes
I need 10 more minutes
Can you give me 5 more minutes
my bus is late
The bus is running late
my uber is late
got lost, be there in 10
I got lost running a bit late
im late im so sorry
so sorry im running behind
Running behind
running a little behind
a bit late
I'm late but on my way
on my way but running late
I overslept, I'll be 20 min late
my meeting is running over ill be 10 min late
will be 15 minutes late, is that ok?
Can we start at 2:10, I'm running late
train is delayed ill be late
Flat tire, going to be late
just got off work so ill be a lil late
apologies, I'm running about 10 minutes behind
L8
runnin late
runing late
im goin to be late
# soon accept
on my way
On my way!
omw
OMW
im on my way
heading there now
I'm heading over
leaving now
yes
Yes I'll be there
yes see you soon
see you soon
see you at 2
See you at 2!
See you this afternoon
ok
ok see you then
see you today
I'll be there at 2
ill be there
Confirmed
ready
I'm ready
still on
yes still on for today
Got it thank you
sounds good
👍
thanks for the reminder
be there soon
# soon move
I can't make it
i cant make it today
I can't make it today
Sorry I can't make it today
can't come today
I can't come today my son is sick
i wont make it today
I'm not going to make it today
im not gonna make it
I won't be able to make it today
I'm sick today can we reschedule
can we reschedule
Can we reschedule for tomorrow => tom
can we do tomorrow instead => tom
can we do tomorrow at 2 => tom @14
can we do it later today => today
Can we do 4 instead => @16
could we push it to 3 => @15
can we push it to 3:30 => @15:30
can we do 2:30 => @14:30
can we do wednesday => wed
my car broke down I can't make it
My car wont start, can we do another day
I'm in the ER can we reschedule
emergency came up, need to reschedule
Family emergency, I have to reschedule
got called into work can we reschedule
I got called in to work today
my babysitter cancelled can we reschedule
babysitter canceled, I can't make it
i have no ride today can we do tomorrow => tom
I need to reschedule for Thursday after 3 => thu >15
can we do another day
need another day
I woke up sick, is there another day
I missed it, can we reschedule
i missed the call can we reschedule
I'm so sorry I missed our interview, can I reschedule?
# soon cancel
cancel my interview today
I need to cancel today
Please cancel my interview
i have to cancel my interview today
need to cancel today's interview
I need to cancel, I'm sick
Hi I have to cancel today's interview
can you cancel my interview for today
# soon decline
I accepted another job so I won't be coming
not coming, I found another job
I changed my mind about the job
not interested anymore
I decided not to come, I took another job
# soon question
what's the address
Where are you located
which building
which door
I'm here, where do I go
I'm outside, which suite
I'm here, what suite is it?
what suite number
the door is locked, is anyone there?
is someone going to call me
Are you going to call me?
I haven't gotten a call, are we still on?
still waiting for the call, are you calling?
are we still on for today?
Is it still happening today
Did you try to call
the link isn't working
The zoom link doesn't work
link is not working can you resend
can you resend the link
what's the zoom password
who do i ask for
Where do I park?
what time
is it 2 or 2:30
Do I call you?
# soon person
please call me
Can you call me
call me please
call me when you can
can someone call me
# soon unsure
I'm here
here
im here
Im in the parking lot
I'm outside
hello?
hello
Hello is anyone there
?
I tried calling
no one called me
Nobody called
in the waiting room
logged in
I'm on the call
waiting for host
I might not make it
not sure if I can make it
may not make it today
2:15?
`
