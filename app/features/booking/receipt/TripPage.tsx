import { dashed, labelled } from '~/market/punctuation';
import type { Receipt, ReceiptEnd, ReceiptFact, ReceiptLeg, ReceiptPassenger } from './receipt';

/**
 * Renders the whole order as a self-contained file, for a phone without a network at the airport. No script; the style
 * is inlined.
 */
export function TripPage({ receipt, style }: { receipt: Receipt; style: string }) {
  const { language, brandName, title, route, facts, passengers, itinerary, luggage, price, payment, seller, advice } =
    receipt;
  const codes = bookingCodes(passengers.people);
  const isAlone = passengers.people.length === 1;
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{dashed([itinerary.trips[0]?.title ?? title, brandName], language)}</title>
        <style dangerouslySetInnerHTML={{ __html: style }} />
      </head>
      <body>
        <header>
          <p>{brandName}</p>
          <h1>{route}</h1>
          <div className="codes">
            <Facts facts={codes} />
          </div>
        </header>
        <main>
          <section aria-labelledby="itinerary">
            <h2 id="itinerary">{itinerary.heading}</h2>
            <p className="soft">{itinerary.note}</p>
            {itinerary.trips.map((trip, index) => (
              <article key={index}>
                <h3>
                  {trip.title} {trip.legs.length > 1 ? <span className="soft">{trip.duration}</span> : null}
                </h3>
                {trip.legs.map((leg, place) => (
                  <Leg key={place} leg={leg} isAlone={isAlone} />
                ))}
              </article>
            ))}
          </section>
          <section aria-labelledby="passengers">
            <h2 id="passengers">{passengers.heading}</h2>
            {passengers.people.map((passenger, index) => (
              <Passenger key={index} passenger={passenger} language={language} isCodeAbove={codes.length === 1} />
            ))}
          </section>
          {luggage.lines.length > 0 ? (
            <section aria-labelledby="luggage">
              <h2 id="luggage">{luggage.heading}</h2>
              <p>{luggage.lines.join(' · ')}</p>
            </section>
          ) : null}
          <section aria-labelledby="advice">
            <h2 id="advice">{advice.heading}</h2>
            <ul>
              {advice.lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </section>
          <section aria-labelledby="price">
            <h2 id="price">{price.heading}</h2>
            <Facts facts={price.lines} />
            <p className="total">
              <span>{price.total.label}</span> <b>{price.total.value}</b>
            </p>
            <Facts facts={payment.lines} />
            <Facts facts={facts} opensUrl={receipt.opensUrl} />
          </section>
          {seller ? (
            <section aria-labelledby="seller">
              <h2 id="seller">{seller.heading}</h2>
              <p>{seller.name}</p>
              {seller.facts.map(({ label, value }) => (
                <p key={label} className="soft">
                  {labelled(label, value, language)}
                </p>
              ))}
            </section>
          ) : null}
        </main>
      </body>
    </html>
  );
}

type LegProps = { leg: ReceiptLeg; isAlone: boolean };

function Leg({ leg: { title, departure, arrival, notes, seats, transfer }, isAlone }: LegProps) {
  return (
    <>
      <h4>{title}</h4>
      <End end={departure} />
      <End end={arrival} />
      <p className="soft">{notes.join(' · ')}</p>
      {seats.map((seat) => (
        <div key={seat.text}>
          <p>
            <b>{isAlone ? seat.place : seat.text}</b>
          </p>
          {seat.notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </div>
      ))}
      {transfer.length > 0 ? (
        <div className="transfer">
          {transfer.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      ) : null}
    </>
  );
}

function End({ end: { time, date, place } }: { end: ReceiptEnd }) {
  return (
    <p className="end">
      <b>{time}</b> {date}
      <br />
      {place}
    </p>
  );
}

/** Lists the booking codes, once each: at the airport they are looked for first. */
function bookingCodes(people: readonly ReceiptPassenger[]): ReceiptFact[] {
  const codes = people.flatMap(({ tickets }) => tickets.map(({ code, route }) => ({ code, route })));
  const once = codes.filter(({ code }, index) => codes.findIndex((one) => one.code.value === code.value) === index);
  return once.map(({ code, route }) => ({ ...code, label: once.length > 1 && route ? route : code.label }));
}

type PassengerProps = { passenger: ReceiptPassenger; language: Receipt['language']; isCodeAbove: boolean };

function Passenger({ passenger: { name, type, facts, extras, tickets }, language, isCodeAbove }: PassengerProps) {
  return (
    <article>
      <h3>
        {name} <span className="soft">{type}</span>
      </h3>
      {facts.map(({ label, value }) => (
        <p key={label} className="soft">
          {labelled(label, value, language)}
        </p>
      ))}
      {extras.length > 0 ? <p className="soft">{extras.join(' · ')}</p> : null}
      {tickets.map(({ route, number, code, notes }) => (
        <div key={number.value}>
          {route ? <p>{route}</p> : null}
          <Facts facts={isCodeAbove ? [number] : [number, code]} />
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </div>
      ))}
    </article>
  );
}

/** @param opensUrl the whole address of a fact that names it without its beginning */
function Facts({ facts, opensUrl = null }: { facts: ReceiptFact[]; opensUrl?: string | null }) {
  return (
    <dl>
      {facts.map(({ label, value }, index) => (
        <div key={index}>
          <dt>{label}</dt> <dd>{opensUrl?.endsWith(`//${value}`) ? <a href={opensUrl}>{value}</a> : value}</dd>
        </div>
      ))}
    </dl>
  );
}
