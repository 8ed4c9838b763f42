/** Holidays over HTTP. */
import { Hono } from 'hono';
import { isRefusal, type Refusal } from '../../core/refusal.ts';
import * as wire from '../../wire/holiday-routes.ts';
import type { ServerContext } from '../context.ts';
import { changeHabits } from '../people/habits.ts';
import { dateAt, daysLeft, type Holiday, readHolidays, withHoliday, withoutHoliday, writeHolidays } from '../people/holidays.ts';
import type { PersonRow } from '../store/schema.ts';
import type { Env } from './reply.ts';
import { serveRoute } from './route.ts';

export function holidayRoutes(context: ServerContext): Hono<Env> {
  const { registry } = context;
  const app = new Hono<Env>();
  const todayOf = ({ zone }: PersonRow) => dateAt(registry.now(), zone ?? 'UTC');
  const shown = (person: PersonRow, holidays: readonly Holiday[]) => {
    const year = Number(todayOf(person).slice(0, 4));
    const left = [year, year + 1].map((each) => ({ year: each, days: daysLeft(holidays, each) }));
    return { zone: person.zone, holidays, left };
  };
  const change = async (person: PersonRow, wanted: readonly Holiday[] | Refusal) => {
    const holidays = writeHolidays(wanted, todayOf(person));
    if (isRefusal(holidays)) return holidays;
    await changeHabits(registry, person, { holidays });
    return shown(person, readHolidays(holidays));
  };

  serveRoute(app, context, wire.listHolidays, ({ who: { person } }) => shown(person, readHolidays(person.holidays)));
  serveRoute(app, context, wire.takeHoliday, ({ who: { person }, body }) =>
    change(person, withHoliday(readHolidays(person.holidays), body, todayOf(person))),
  );
  serveRoute(app, context, wire.endHoliday, ({ who: { person }, body }) =>
    change(person, withoutHoliday(readHolidays(person.holidays), body.from, todayOf(person))),
  );
  return app;
}
