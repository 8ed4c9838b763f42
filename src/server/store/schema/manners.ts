/** Manners: what people report, who is kept out for a while, and what operators did. */

/** What somebody has reported. Nobody's any more once its reporter is forgotten; it goes with the person it is about. */
export interface ReportTable {
  id: string;
  reporter: string | null;
  person: string;
  table: string | null;
  /** The line of that table's chat it is about. */
  line: number | null;
  /** The address of a game whose comments it is about; the line is one of those then. */
  share: string | null;
  reason: string;
  note: string;
  created: number;
  /** When an operator has closed it, and what came of it. */
  closed: number | null;
  verdict: string | null;
}

/** The reported line and those around it, as they were when it was reported. */
export interface ReportedLineTable {
  report: string;
  number: number;
  person: string;
  name: string;
  text: string;
  time: number;
}

/** Who may only look on: a person, or everybody from a range of addresses. */
export interface BanTable {
  id: string;
  person: string | null;
  network: string | null;
  until: number;
  reason: string;
  operator: string;
  created: number;
  lifted: number | null;
}

/** What an operator did. Rows are only ever added. */
export interface DeedTable {
  id: string;
  time: number;
  operator: string;
  kind: 'entered' | 'readChat' | 'closed' | 'banned' | 'lifted';
  person: string | null;
  /** The report or the ban it was about, and what was said of it. */
  subject: string;
  details: string;
}
