/** More replies in English to three offered times that choose none of them. */
export const offerRefusals = `
# offer move
None of those work
none of these times work for me
None of those work for me sorry
I can't do any of those
cant do any of them
those times don't work
These times dont work for me
Do you have any other times?
do you have other times
any other times available?
other times?
Any other options?
Do you have any other days?
Is there another time
is there any other day
can we do a different time
Could we do another time?
another time please
Another day please
different day?
Sorry those days are bad for me
I'm not available any of those times
im not free then
I'm not available at those times
I won't be able to do any of those
unfortunately none of those times work with my schedule
neither of those work
i work all of those days
I work during all those times
im working at those times
Can I get a different time
those don't work. what else do you have
What else do you have?
what other times do u have
nope none of them work do you have something else
None 😕
sorry i cant on those days
# offer decline
no
No thanks
no thank you
Nope
not interested
I'm not interested
im no longer interested
I am no longer interested in the position, thank you
I already found a job
already got a job thanks
I found another job
I accepted another position
I've accepted another offer, thank you though
Thank you but I took a different job
i got hired somewhere else
no longer looking
Not looking anymore
I'm not looking for work right now
I'm going to pass
ill pass thanks
I'll have to decline
I would like to withdraw my application
please withdraw my application
Sorry I decided to go another direction
I've decided not to move forward
its too far for me, no thanks
the pay is too low for me so I will pass
I dont want the job anymore
changed my mind, not interested anymore
I moved out of state so no longer interested
# offer accept
Yes
yes!
Yes please
yes that works
yea
yeah
Sure
sure!
ok
Okay
sounds good
Sounds great
Works for me
that works
That works for me!
any of those work
Any of them work for me
any
any is fine
Anything works
anytime works
All of those work
all work for me
they all work
either works
whichever is best for you
Whatever works best for you
whatever time is easiest
I'm open to any of those
im free all those days
I'm flexible, any of those
doesn't matter to me, any of them
you choose
yes I'm interested
Yes I am interested in an interview
👍
Yes ma'am
Absolutely
perfect
great
# offer question
How long is the interview?
how long will it take
Is it on zoom or in person
is this over the phone?
Is the interview in person?
where is it
What's the address?
what is the address
who will I be talking to
Who is this?
who is this
what position is this for
Which job is this for?
which location
How much does it pay?
what's the pay
Whats the hourly rate?
pay rate?
is it full time or part time
how many hours a week
Do I need to be certified?
do i need my rbt already
Do you offer paid training?
What should I bring
what do i wear
is thursday still available?
What time zone?
Is this for the RBT position?
Hi who is this and what company
do you have benefits
# offer thanks
thank you
Thanks!
thanks
Thank you so much
ty
thx
tysm
Ok thank you
# offer person
can you call me
Please call me
call me please
Can someone call me?
can i talk to someone
I'd rather talk on the phone, can you call me
Is this a real person?
are you a bot
can I speak to a person
give me a call
# offer unsure
Let me check my schedule
let me check and get back to you
I'll let you know
ill get back to u
maybe
Maybe Thursday
idk yet
not sure yet
I think so but not sure
Hmm
4
?
??
what
huh
Wednesday or maybe Thursday not sure
I might be able to do friday
possibly friday
Thursday or the 4:30
the first one or the last one
1 or 3
first or second
lol
hold on
one sec
let me ask my husband
I have to check with my manager first
depends
😬
Let me see if I can get off work thursday
I'll know tomorrow
`
