import { describe, expect, it } from 'vitest';
import { aircraftOf } from './carriers';
import { blockMinutes } from './flight-times';
import { places } from './places';

function minutesOf(flight: string): number {
  const [country = '', from = '', to = '', type = '320'] = flight.split(/[ -]/);
  const { airport } = places();
  const [start, end] = [airport.get(from), airport.get(to)];
  if (!start || !end) throw new Error(flight);
  return blockMinutes(start, end, aircraftOf(type), country);
}

function published(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

describe('blockMinutes', () => {
  it.each([
    // Columns: country of the carrier and route, time in timetables of 2023 to 2026.
    ['GB LHR-JFK', '8:00'],
    ['GB JFK-LHR', '7:00'],
    ['GB LHR-LAX', '11:25'],
    ['GB LAX-LHR', '10:30'],
    ['GB LHR-MAD', '2:30'],
    ['GB LHR-CDG', '1:20'],
    ['GB LHR-FRA', '1:40'],
    ['GB LHR-DXB', '7:00'],
    ['GB LHR-EDI', '1:25'],
    ['GB LHR-FCO', '2:35'],
    ['FR CDG-LYS', '1:15'],
    ['FR CDG-NCE', '1:35'],
    ['FR CDG-JFK', '8:15'],
    ['DE FRA-DXB', '6:10'],
    ['DE FRA-JFK', '8:45'],
    ['DE FRA-BER', '1:10'],
    ['ES MAD-BCN', '1:20'],
    ['US JFK-LAX', '6:10'],
    ['US LAX-JFK', '5:25'],
    ['US SFO-ORD', '4:20'],
    ['US JFK-MIA', '3:10'],
    ['TR IST-LHR', '4:00'],
    ['TR IST-DXB', '4:30'],
    ['SG SIN-LHR', '14:00'],
    ['AU SYD-MEL', '1:35'],
    ['JP HND-FUK', '1:55'],
    ['IN DEL-BOM', '2:15'],
    // Round the closed airspace.
    ['RU SVO-AER', '3:40'],
    ['RU AER-SVO', '3:40'],
    ['RU SVO-MRV', '3:15'],
    ['RU LED-AER', '4:20'],
    ['RU SVO-LED', '1:30'],
    ['RU SVO-SVX', '2:35'],
    ['RU SVO-OVB', '4:10'],
    ['RU SVO-KGD', '3:00'],
    ['RU SVO-IST', '4:45'],
    ['RU SVO-AYT', '5:00'],
    ['RU SVO-DXB', '5:15'],
    ['PL WAW-NRT', '12:15'],
    ['PL NRT-WAW', '14:00'],
    ['GB LHR-HND', '13:45'],
    ['JP HND-LHR', '14:40'],
    ['DE FRA-ICN', '11:30'],
    ['DE FRA-PVG', '11:30'],
    ['DE PVG-FRA', '13:20'],
    ['FI HEL-HND', '13:00'],
    ['GB LHR-HKG', '12:55'],
    // Chinese and Gulf carriers cross Russia.
    ['CN PEK-CDG', '11:05'],
    ['CN PEK-LHR', '11:00'],
    ['AE DXB-SVO', '5:15'],
  ])('%s takes %s, within five percent or five minutes', (flight, time) => {
    const minutes = published(time);
    expect(Math.abs(minutesOf(flight) - minutes), `${minutesOf(flight)}`).toBeLessThanOrEqual(
      Math.max(5, minutes * 0.05),
    );
  });
});
