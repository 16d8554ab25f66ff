// Generated from openapi/sandbox.yaml by npm run generate.
export interface paths {
    readonly "/scenarios": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The scenarios with their people
         * @description The scenarios with their people.
         */
        readonly get: operations["listScenarios"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/worlds": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The worlds that are open
         * @description The worlds that are open, the oldest first; `default` once it was used. A world without a name is removed when it was not used for
         *     a day. One with a name stays until it is deleted. Without `isDurable` all worlds and snapshots end with the server.
         */
        readonly get: operations["listWorlds"];
        readonly put?: never;
        /**
         * Make a world
         * @description Under a millisecond; every test has its own. Without a body, a copy of the default scenario with a made-up id. When there are too
         *     many worlds it is refused (409 `too-many-worlds`), and the message names those that were not used for the longest time.
         *
         *     A world may begin at another moment than its scenario (`now`). What was due before that moment has then not happened and never
         *     does: no card was charged, no letter sent. With `playEvents` the world begins with the scenario and its clock goes to `now`, so each
         *     event happens at its own time, as by `moveClock`.
         */
        readonly post: operations["createWorld"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/worlds/{world}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the world; `default` is always there.
                 * @example default
                 */
                readonly world: components["parameters"]["World"];
            };
            readonly cookie?: never;
        };
        /**
         * One world
         * @description One world.
         */
        readonly get: operations["getWorld"];
        readonly put?: never;
        readonly post?: never;
        /**
         * End a world
         * @description End a world.
         */
        readonly delete: operations["deleteWorld"];
        readonly options?: never;
        readonly head?: never;
        /**
         * Give a world a name and a note
         * @description Changes what is sent; an empty text clears it.
         */
        readonly patch: operations["nameWorld"];
        readonly trace?: never;
    };
    readonly "/enter/{world}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the world; `default` is always there.
                 * @example default
                 */
                readonly world: components["parameters"]["World"];
            };
            readonly cookie?: never;
        };
        /**
         * Enter a world in the browser
         * @description Sets the cookie that chooses the world.
         */
        readonly get: operations["enterWorld"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/worlds/{world}/clock": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the world; `default` is always there.
                 * @example default
                 */
                readonly world: components["parameters"]["World"];
            };
            readonly cookie?: never;
        };
        /**
         * The clock
         * @description The clock.
         */
        readonly get: operations["getClock"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        /**
         * Freeze, run or move the clock
         * @description One of the four moves. Events due on the way run in order; going back means forking a snapshot.
         */
        readonly patch: operations["moveClock"];
        readonly trace?: never;
    };
    readonly "/worlds/{world}/events": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the world; `default` is always there.
                 * @example default
                 */
                readonly world: components["parameters"]["World"];
            };
            readonly cookie?: never;
        };
        /**
         * What comes next
         * @description What comes next.
         */
        readonly get: operations["listEvents"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/worlds/{world}/triggers": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the world; `default` is always there.
                 * @example default
                 */
                readonly world: components["parameters"]["World"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Make something happen
         * @description One thing that the foundation, a bank or the calendar does, at once. Payments: `payment-received` (`person`, `amount`, `type`: it
         *     shows in the account at once), `card-charge` (`person`; `outcome: declined` with a `reason` fails it; a card is charged once a day
         *     at most) and `distribution` (`person`, or everybody's: gifts that wait go to families today).
         *     Families: `person-deletion-processed` (`person`, `memberId`: a family member whose removal was requested leaves the record)
         *     and `photo-deletion-processed` (`person`, `photoId`: a photo whose removal was requested is removed).
         *     Requests for help: `request-decided` (`request`: the receipt number; `decision`: `approve` makes a family of it and mails its
         *     personal number, `return` mails a link to correct it, good for 7 days, with `remarks` by item and a `note`, `reject` says so gently).
         *     Renewals: `renewal-opened` (`person`, `version` 1 or 2: an empty one, due in a month) and `renewal-decided` (`person`, `decision`:
         *     `approve` continues for a year, `return` requests `documents` (types) in four weeks, `reject` ends help with the next contribution;
         *     `note` is said in the letter).
         */
        readonly post: operations["trigger"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/worlds/{world}/people": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the world; `default` is always there.
                 * @example default
                 */
                readonly world: components["parameters"]["World"];
            };
            readonly cookie?: never;
        };
        /**
         * Everybody in the world
         * @description The people of the scenario and those who came since, and the requests for help that wait for a decision (trigger `request-decided`).
         */
        readonly get: operations["listPeople"];
        readonly put?: never;
        /**
         * Own people, payments and documents
         * @description Adds donors, families, payments and documents, in JSON or as CSV with one table for all kinds: the first line names the columns, a
         *     line without a value in a column has no such property. Separated by commas, semicolons or tabs; days also as `1. 4. 1985`.
         *     A `donor` or `family` whose login exists is changed: what its line names, nothing else. A payment is received by the rules: a past
         *     one is distributed to the families that are paid now. They sign in as the people of the scenarios do: a donor with the
         *     password `andel123`, a family with `birthDate` and a code. Either all lines are taken or none; a refusal names the line. A payment or
         *     document that is sent again is there twice. No letter is sent. The journal shows what changed as `records-imported`.
         */
        readonly post: operations["importRecords"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/worlds/{world}/people/{person}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the world; `default` is always there.
                 * @example default
                 */
                readonly world: components["parameters"]["World"];
                /**
                 * @description Login, e-mail or personId; or the receipt number of a request for help.
                 * @example 10000001
                 */
                readonly person: string;
            };
            readonly cookie?: never;
        };
        /**
         * What the world holds of a person or a request
         * @description Sections with rows of names and values, for reading: payments, family, documents, status, locks and sessions; of a request its
         *     state, remarks, answers and files. No password, code or
         *     key is in it. A section shows its newest 100 rows. Triggers change a record by the rules, `importRecords` as the foundation would.
         */
        readonly get: operations["getPersonRecord"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/worlds/{world}/messages": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the world; `default` is always there.
                 * @example default
                 */
                readonly world: components["parameters"]["World"];
            };
            readonly cookie?: never;
        };
        /**
         * Messages, newest last
         * @description Messages, newest last. A link into the portal is a whole address that opens (PORTAL_ORIGIN, otherwise the origin this call came
         *     to), in `link` and in `text` alike. It names no world, as no real e-mail does: enter the world first (`GET /sandbox/enter/{world}`).
         */
        readonly get: operations["listMessages"];
        readonly put?: never;
        readonly post?: never;
        /**
         * Delete every message
         * @description Deletes every message that has come; one still on its way comes later. A reader that continues `after` a deleted message gets only
         *     what came after it.
         */
        readonly delete: operations["clearMessages"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/worlds/{world}/messages/{message}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the world; `default` is always there.
                 * @example default
                 */
                readonly world: components["parameters"]["World"];
                /**
                 * @description Id of the message.
                 * @example m-1
                 */
                readonly message: components["schemas"]["Id"];
            };
            readonly cookie?: never;
        };
        /**
         * A message with its headers and source
         * @description An e-mail has `headers`, its text as `html`, and its complete `source` (RFC 5322) for a file that mail clients open. An SMS has none of them. Both have their `links`, and what these open in this world now.
         */
        readonly get: operations["getMessage"];
        readonly put?: never;
        readonly post?: never;
        /**
         * Delete a message
         * @description Deletes one message, as `clearMessages` deletes all.
         */
        readonly delete: operations["deleteMessage"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/worlds/{world}/faults": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the world; `default` is always there.
                 * @example default
                 */
                readonly world: components["parameters"]["World"];
            };
            readonly cookie?: never;
        };
        /**
         * The faults that are set
         * @description The faults that are set.
         */
        readonly get: operations["listFaults"];
        readonly put?: never;
        /**
         * Set a fault
         * @description Before commit nothing happened; after commit it happened and the client does not know. A fault is refused if no call could
         *     meet it: a message of an operation that sends none, a person whom the world does not have.
         */
        readonly post: operations["addFault"];
        /**
         * Remove all faults
         * @description Remove all faults.
         */
        readonly delete: operations["clearFaults"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/worlds/{world}/faults/{fault}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the world; `default` is always there.
                 * @example default
                 */
                readonly world: components["parameters"]["World"];
                /**
                 * @description Id of the fault.
                 * @example fault-1
                 */
                readonly fault: components["schemas"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /**
         * Remove one fault
         * @description Remove one fault.
         */
        readonly delete: operations["removeFault"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/magic-values": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The magic values
         * @description Every place that a person can type into, with the inputs that force an outcome there.
         */
        readonly get: operations["listMagicValues"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/worlds/{world}/audit": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the world; `default` is always there.
                 * @example default
                 */
                readonly world: components["parameters"]["World"];
            };
            readonly cookie?: never;
        };
        /**
         * What happened in a world, as one file
         * @description A ZIP for people without this product: `journal.json` (as `readJournal`), `calls.har` (HTTP Archive 1.2), `changes.json` (value by
         *     value), `messages.json` and `messages.mbox` (the e-mails, for mail clients), `world.json` (scenario, time, people), and `README.txt`
         *     in Czech and English. Masked as the journal is; texts of messages stay, without
         *     contacts, codes and keys of links.
         */
        readonly get: operations["exportAudit"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/worlds/{world}/comparison": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the world; `default` is always there.
                 * @example default
                 */
                readonly world: components["parameters"]["World"];
            };
            readonly cookie?: never;
        };
        /**
         * How two worlds differ
         * @description The values of the state that another world has otherwise, masked as in the journal. To compare two moments of a world, open the
         *     snapshot of one of them. Keys, limits and faults do not count.
         */
        readonly get: operations["compareWorlds"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/worlds/{world}/journal": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the world; `default` is always there.
                 * @example default
                 */
                readonly world: components["parameters"]["World"];
            };
            readonly cookie?: never;
        };
        /**
         * The journal
         * @description Each call with its request, the response and what it changed; the last thousand entries, or as many as the server is
         *     set to. Bodies have a limit of bytes by world and by server; the oldest are dropped first, and their entries say so. Changes of the state show ids, numbers,
         *     dates and states, and mask everything else. A request and a response show amounts and texts, because the people of a sandbox are
         *     invented, and mask secrets (passwords, tokens, codes, keys of links and payments), names, contacts, birth dates, addresses, accounts
         *     and the answers in forms.
         */
        readonly get: operations["readJournal"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/worlds/{world}/journal/verify": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the world; `default` is always there.
                 * @example default
                 */
                readonly world: components["parameters"]["World"];
            };
            readonly cookie?: never;
        };
        /**
         * How often something happened
         * @description Counts the entries of the journal, or the messages, that fit all that is asked, and says whether there are as many as expected.
         *     If there are too few, those that fit all but a little come with what differs.
         */
        readonly get: operations["verifyJournal"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/worlds/{world}/journal/{entry}/token": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the world; `default` is always there.
                 * @example default
                 */
                readonly world: components["parameters"]["World"];
                /**
                 * @description Id of the entry.
                 * @example j-1
                 */
                readonly entry: components["schemas"]["EntryId"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * A token for the person of a call
         * @description An access token of the person and the scope that made the call, in a session of its own; the call can be sent again with it. It is
         *     valid for an hour of the world's clock. Nothing in the world changes.
         */
        readonly post: operations["signTokenOfEntry"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/worlds/{world}/recording": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the world; `default` is always there.
                 * @example default
                 */
                readonly world: components["parameters"]["World"];
            };
            readonly cookie?: never;
        };
        /**
         * What was recorded
         * @description Of a world that was made with `recorded: true`: everything that was done in it, in order. Nothing in it is masked: it holds what was typed, as a test that
         *     repeats it must. It is stored for as long as the world is open.
         */
        readonly get: operations["getRecording"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/worlds/{world}/recording/end": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the world; `default` is always there.
                 * @example default
                 */
                readonly world: components["parameters"]["World"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * The recording ends here
         * @description Later steps of the world are in neither the recording nor the files made of it. A second call changes nothing.
         */
        readonly put: operations["endRecording"];
        readonly post?: never;
        /**
         * Resume the recording
         * @description With everything that was done in the world since its end, without which a test could not repeat what comes.
         */
        readonly delete: operations["continueRecording"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/worlds/{world}/recording/steps": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the world; `default` is always there.
                 * @example default
                 */
                readonly world: components["parameters"]["World"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * What a person did in the portal
         * @description The console watches the portal's window and adds what was pressed, typed and seen. Calls, moves of the clock, faults and triggers are recorded by the mock itself.
         */
        readonly post: operations["addBrowserSteps"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/worlds/{world}/recording/files/{form}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the world; `default` is always there.
                 * @example default
                 */
                readonly world: components["parameters"]["World"];
                /**
                 * @description `scenario` (calls over HTTP, `contracts/scenarios`), `playwright` (what a person did in the browser, `web/e2e`) or `pact` (one interaction of a Pact file).
                 * @example playwright
                 */
                readonly form: "scenario" | "playwright" | "pact";
            };
            readonly cookie?: never;
        };
        /**
         * A recording as a test
         * @description A file that runs as it is in this repository, and what of the recording it could not say.
         */
        readonly get: operations["getRecordedFile"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/worlds/{world}/snapshots": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the world; `default` is always there.
                 * @example default
                 */
                readonly world: components["parameters"]["World"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Keep this moment
         * @description Keeps the state of the world, its name and note, its journal and its recorded steps until the snapshot is deleted. When there are too
         *     many it is refused (409 `too-many-snapshots`).
         */
        readonly post: operations["takeSnapshot"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/snapshots": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The stored snapshots
         * @description The snapshots of all worlds, the newest first.
         */
        readonly get: operations["listSnapshots"];
        readonly put?: never;
        /**
         * Store a snapshot from a file
         * @description The file is one of `GET /snapshots/{snapshot}/file`, of this server or another one of the same version.
         */
        readonly post: operations["importSnapshot"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/snapshots/{snapshot}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the snapshot.
                 * @example snap-1
                 */
                readonly snapshot: components["schemas"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /**
         * Delete a snapshot
         * @description Its link opens nothing any more. Worlds that were opened from it stay.
         */
        readonly delete: operations["deleteSnapshot"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/snapshots/{snapshot}/file": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the snapshot.
                 * @example snap-1
                 */
                readonly snapshot: components["schemas"]["Id"];
            };
            readonly cookie?: never;
        };
        /**
         * A snapshot as a file
         * @description The whole world at its moment, with its messages, journal and recorded steps, for `POST /snapshots` of another server. Unlike the
         *     journal it is not masked: it holds what was typed into the world.
         */
        readonly get: operations["exportSnapshot"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/snapshots/{snapshot}/open": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the snapshot.
                 * @example snap-1
                 */
                readonly snapshot: components["schemas"]["Id"];
            };
            readonly cookie?: never;
        };
        /**
         * Open a snapshot in a new world
         * @description The new world has the name and note of the snapshot, its journal, and its recorded steps as a recording that has ended.
         */
        readonly get: operations["openSnapshot"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/coverage": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Coverage of the contract
         * @description Coverage of the contract.
         */
        readonly get: operations["getCoverage"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/gateway/{world}/{attempt}": {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Origin of the portal to go back to, when it is one of those that may call the provider (CORS_ORIGINS). The portal's own
                 *     (PORTAL_ORIGIN) comes first; any other is not followed, and the way back leads to the gateway's own origin.
                 * @example http://127.0.0.1:5173
                 */
                readonly portal?: string;
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the world; `default` is always there.
                 * @example default
                 */
                readonly world: components["parameters"]["World"];
                /**
                 * @description The visit to the gateway, from the end of `gatewayUrl`; unguessable.
                 * @example att_5e1b7c20d4
                 */
                readonly attempt: components["schemas"]["LinkToken"];
            };
            readonly cookie?: never;
        };
        /**
         * The page where a payment waits
         * @description What is paid to whom, and buttons for every way it can end. A magic cardholder (`APPROVED`, `DECLINED`, `DECLINED_FUNDS`,
         *     `DECLINED_EXPIRED`, `DECLINED_BLOCKED`, `DECLINED_3DS`, `DECLINED_LATER`, `CANCELLED`, `TIMEOUT`) is decided about at once: the
         *     page is not shown and leads straight back. An attempt that was decided says so, with a link back to the portal.
         */
        readonly get: operations["visitGateway"];
        readonly put?: never;
        /**
         * Decide how a payment ends
         * @description The same as a button of the page. A payment is decided once; whatever comes later changes nothing, and the way back is that of
         *     what became of it. Each notice of the gateway is an entry of the world's journal.
         */
        readonly post: operations["pressAtGateway"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/provider-states": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Set up or tear down a provider state
         * @description Set up or tear down a provider state.
         */
        readonly post: operations["setProviderState"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description An identifier or name. */
        readonly Id: string;
        /** @description Any text without NUL. */
        readonly Text: string;
        /**
         * Format: date-time
         * @description A moment in UTC (ISO 8601).
         */
        readonly Instant: string;
        /** ScenarioPerson */
        readonly ScenarioPerson: {
            readonly login: components["schemas"]["Text"];
            /**
             * Format: date
             * @description Birth date of a recipient's main contact; left out for others.
             */
            readonly birthDate?: string;
            readonly password?: components["schemas"]["Text"];
            readonly label: components["schemas"]["Text"];
            readonly shows: components["schemas"]["Text"];
        };
        /** Scenario */
        readonly Scenario: {
            readonly name: components["schemas"]["Id"];
            readonly description: components["schemas"]["Text"];
            readonly now: components["schemas"]["Instant"];
            /** @description People who may sign in. */
            readonly people: readonly components["schemas"]["ScenarioPerson"][];
        };
        /** ScenarioList */
        readonly ScenarioList: {
            /** @description The scenarios. */
            readonly scenarios: readonly components["schemas"]["Scenario"][];
        };
        /** SandboxError */
        readonly Error: {
            /** @description Name of the error, in kebab case. */
            readonly error: string;
            readonly message: components["schemas"]["Text"];
            /** @description The property or parameter that is wrong, if it is one; within a list as `steps.0.role`. */
            readonly field?: string;
        };
        /** @description Identifier of a world. */
        readonly WorldId: string;
        /** @description What people call it. */
        readonly Name: string;
        /** @description What it is for. */
        readonly Note: string;
        /** World */
        readonly World: {
            readonly id: components["schemas"]["WorldId"];
            readonly scenario: components["schemas"]["Id"];
            readonly name?: components["schemas"]["Name"];
            readonly note?: components["schemas"]["Note"];
            /** @description Address of the provider's API in this world. */
            readonly apiBase: string;
            /** @description Address that makes the browser use this world. */
            readonly enterUrl: string;
            readonly now: components["schemas"]["Instant"];
            /** @description True while the world's clock is frozen. */
            readonly frozen: boolean;
            /**
             * Format: date-time
             * @description Real time when it was made.
             */
            readonly createdAt: string;
            /**
             * Format: date-time
             * @description Real time of its last call.
             */
            readonly usedAt: string;
            /** @description In a copy opened from a snapshot: the time of the world at that moment. A copy has the name of the original until it gets another. */
            readonly copiedAt?: components["schemas"]["Instant"];
            /**
             * @description There when the world is recorded.
             * @constant
             */
            readonly recorded?: true;
            /**
             * @description There when its recording has ended; its user may continue it.
             * @constant
             */
            readonly recordingEnded?: true;
        };
        /** WorldList */
        readonly WorldList: {
            /** @description Open worlds, oldest first. */
            readonly worlds: readonly components["schemas"]["World"][];
            /**
             * Format: int32
             * @description The most worlds.
             */
            readonly limit: number;
            /** @description The world that this browser entered, which its portal opens; without it the portal opens the default one. */
            readonly entered?: components["schemas"]["Id"];
            /** @description Whether worlds can be recorded here. A recording lives in the memory of one server, so not where several share a database. */
            readonly canRecord: boolean;
            /** @description Whether worlds and snapshots are stored, in a folder or a database: otherwise they end with the server. */
            readonly isDurable: boolean;
            /**
             * Format: int64
             * @description Bytes of memory of this server with all its worlds, approximately.
             */
            readonly memory: number;
        };
        /** NewWorld */
        readonly NewWorld: {
            readonly scenario?: components["schemas"]["Id"];
            readonly id?: components["schemas"]["WorldId"];
            /** @description Where its clock begins; without it, where the scenario does. */
            readonly now?: components["schemas"]["Instant"];
            /** @description True plays the events between the beginning of the scenario and `now`, which must not be earlier; otherwise they have not happened. */
            readonly playEvents?: boolean;
            /** @description True makes the world with a frozen clock. */
            readonly frozen?: boolean;
            /**
             * Format: int64
             * @description Seed of the random numbers of the world, to repeat them.
             */
            readonly seed?: number;
            readonly snapshot?: components["schemas"]["Id"];
            readonly name?: components["schemas"]["Name"];
            readonly note?: components["schemas"]["Note"];
            /** @description Keeps what is done in it from the first moment (see recordings); not together with a snapshot. */
            readonly recorded?: boolean;
        };
        /** WorldLabel */
        readonly WorldLabel: {
            readonly name?: components["schemas"]["Name"];
            readonly note?: components["schemas"]["Note"];
        };
        /** @description A path of this server, such as /login. */
        readonly OwnPath: string;
        /** Clock */
        readonly Clock: {
            readonly now: components["schemas"]["Instant"];
            /** @description True while the world's clock is frozen. */
            readonly frozen: boolean;
        };
        /**
         * ClockMove
         * @description One move of the clock: exactly one property.
         */
        readonly ClockMove: {
            /** @description True freezes the clock, false lets it run. */
            readonly frozen?: boolean;
            /** @description An ISO 8601 duration, such as PT15M or P1D. */
            readonly advance?: string;
            readonly to?: components["schemas"]["Instant"];
            /**
             * @description Moves the clock to the next event that is due.
             * @enum {boolean}
             */
            readonly toNextEvent?: true;
        };
        /** Event */
        readonly Event: {
            readonly id: components["schemas"]["Text"];
            readonly at: components["schemas"]["Instant"];
            readonly kind: components["schemas"]["Id"];
            readonly subject: components["schemas"]["Text"];
            readonly summary: components["schemas"]["Text"];
        };
        /** @description Events in the order in which they are due. */
        readonly Events: readonly components["schemas"]["Event"][];
        /** ClockMoved */
        readonly ClockMoved: {
            readonly now: components["schemas"]["Instant"];
            /** @description True while the world's clock is frozen. */
            readonly frozen: boolean;
            readonly ran: components["schemas"]["Events"];
        };
        /** EventList */
        readonly EventList: {
            readonly events: components["schemas"]["Events"];
        };
        /** TriggerRemark */
        readonly TriggerRemark: {
            readonly itemId: components["schemas"]["Text"];
            readonly text: components["schemas"]["Text"];
        };
        /**
         * Trigger
         * @description What is to happen. `x-kinds` lists the kinds: whom each is about (`person` names a donor or recipient, `request` a request for help,
         *     `everybody` no person), and which properties it requires or takes.
         */
        readonly Trigger: {
            readonly kind: components["schemas"]["Id"];
            readonly person?: components["schemas"]["Text"];
            /**
             * Format: int32
             * @description Of request-status: the id of the status (1 to 9) or its name, as `suspended`.
             * @example new
             * @example incomplete
             * @example discarded
             * @example suspended
             * @example do-not-renew
             * @example ok
             * @example renewal-received
             * @example in-renewal
             * @example in-renewal-form
             */
            readonly status?: string | number | null;
            /**
             * Format: date
             * @description Of nps-window: the first day of ratings, YYYY-MM-DD in Prague.
             */
            readonly start?: string;
            /**
             * Format: date
             * @description Of nps-window: the last day, counted in.
             */
            readonly end?: string;
            /** @description Of notice: Markdown of the bar above every page; empty takes it down. */
            readonly text?: components["schemas"]["Text"];
            /**
             * Format: int32
             * @description Of payment-received: whole crowns.
             * @default 300
             */
            readonly amount?: number;
            /**
             * @description How a gift came.
             * @default transfer
             * @enum {string}
             */
            readonly type?: "transfer" | "card" | "mobile" | "sms";
            /**
             * @description Of a card charge.
             * @default approved
             * @enum {string}
             */
            readonly outcome?: "approved" | "declined";
            /**
             * @description Why a card charge was declined, as `getCardPayment` says it.
             * @default insufficient-funds
             * @enum {string}
             */
            readonly reason?: "insufficient-funds" | "card-expired" | "card-blocked" | "authentication-failed" | "refused-by-bank";
            /** @description Of person-deletion-processed: one family member, otherwise all whose removal was requested. */
            readonly memberId?: components["schemas"]["Id"];
            /** @description Of photo-deletion-processed: one photo, otherwise all whose removal was requested. */
            readonly photoId?: components["schemas"]["Id"];
            /**
             * Format: int32
             * @description Of renewal-opened: 1 (fields of its own) or 2 (a form of the provider).
             * @default 1
             * @enum {integer}
             */
            readonly version?: 1 | 2;
            /**
             * @description Of renewal-decided and request-decided.
             * @enum {string}
             */
            readonly decision?: "approve" | "return" | "reject";
            /**
             * @description Of renewal-decided that returns it: types of documents that are missing.
             * @default [
             *       "medical-report"
             *     ]
             */
            readonly documents?: readonly ("medical-report" | "study-confirmation" | "income-confirmation" | "request" | "other")[];
            /** @description Of request-decided: the receipt number, `Z-2026-0012`. */
            readonly request?: components["schemas"]["Text"];
            /** @description Of request-decided: what is to be corrected, by item of the form. */
            readonly remarks?: readonly components["schemas"]["TriggerRemark"][];
            /** @description A word of the foundation to the family. */
            readonly note?: components["schemas"]["Text"];
        };
        /** EventsRan */
        readonly EventsRan: {
            readonly ran: components["schemas"]["Events"];
        };
        /**
         * @description What the person is to the foundation.
         * @enum {string}
         */
        readonly PersonKind: "donor" | "recipient" | "admin";
        /** PersonOfWorld */
        readonly PersonOfWorld: {
            readonly personId: components["schemas"]["Text"];
            readonly login: components["schemas"]["Text"];
            readonly kind: components["schemas"]["PersonKind"];
            readonly name: components["schemas"]["Text"];
            /** @description Of a donor or an administrator, while it is `andel123`; one that was chosen in the portal is not known. */
            readonly password?: components["schemas"]["Text"];
            /**
             * Format: date
             * @description Of a family: its contact signs in with it and a code.
             */
            readonly birthDate?: string;
        };
        /** RequestItem */
        readonly RequestItem: {
            readonly id: components["schemas"]["Text"];
            readonly label: components["schemas"]["Text"];
        };
        /** WaitingRequest */
        readonly WaitingRequest: {
            readonly receiptNumber: components["schemas"]["Text"];
            /**
             * @description Which form.
             * @enum {string}
             */
            readonly variant: "oncological" | "other";
            /**
             * @description Whether it waits for the first decision, or for the family.
             * @enum {string}
             */
            readonly state: "sent" | "returned";
            /** @description Who asks for help: the main contact of the family. */
            readonly name: components["schemas"]["Text"];
            /** @description Items of its form, for remarks. */
            readonly items: readonly components["schemas"]["RequestItem"][];
        };
        /** PeopleOfWorld */
        readonly PeopleOfWorld: {
            /** @description At most 1000, by login. */
            readonly people: readonly components["schemas"]["PersonOfWorld"][];
            /** @description At most 100, the newest first. */
            readonly requests: readonly components["schemas"]["WaitingRequest"][];
        };
        /** @description Number of a donor. */
        readonly AngelNumber: string;
        /** @description One line of text. */
        readonly Word: string;
        /**
         * Format: email
         * @description An e-mail address.
         */
        readonly Mailbox: string;
        /** @description With the country code and without spaces. */
        readonly PhoneNumber: string;
        /** @description A postal code, such as 602 00. */
        readonly PostalCode: string;
        /**
         * Format: int32
         * @description A year.
         */
        readonly BirthYear: number;
        /**
         * Format: date
         * @description A day in Prague, YYYY-MM-DD.
         */
        readonly Day: string;
        /**
         * ImportedDonor
         * @description A new donor needs a name, of a person or a company.
         */
        readonly ImportedDonor: {
            /**
             * @description Type of the record. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly kind: "donor";
            readonly login: components["schemas"]["AngelNumber"];
            readonly firstName?: components["schemas"]["Word"];
            readonly lastName?: components["schemas"]["Word"];
            readonly companyName?: components["schemas"]["Word"];
            /** @description Of a company. */
            readonly registrationNumber?: string;
            readonly email?: components["schemas"]["Mailbox"];
            readonly phoneNumber?: components["schemas"]["PhoneNumber"];
            readonly street?: components["schemas"]["Word"];
            readonly houseNumber?: components["schemas"]["Word"];
            readonly city?: components["schemas"]["Word"];
            readonly postalCode?: components["schemas"]["PostalCode"];
            readonly birthYear?: components["schemas"]["BirthYear"];
            /**
             * @description Whether gifts go to one family or take turns.
             * @enum {string}
             */
            readonly targeting?: "multiple" | "single";
            readonly registeredOn?: components["schemas"]["Day"];
        };
        /**
         * ImportedFamily
         * @description A new family needs the names, the birth dates, the disease, a phone and a postal code. Its contact signs in.
         */
        readonly ImportedFamily: {
            /**
             * @description Type of the record. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly kind: "family";
            /** @description Personal number of the family. */
            readonly login: string;
            /** @description Of the contact. */
            readonly firstName?: components["schemas"]["Word"];
            /** @description Of the contact. */
            readonly lastName?: components["schemas"]["Word"];
            /** @description Of the contact. */
            readonly birthDate?: components["schemas"]["Day"];
            readonly phoneNumber?: components["schemas"]["PhoneNumber"];
            readonly email?: components["schemas"]["Mailbox"];
            readonly patientFirstName?: components["schemas"]["Word"];
            readonly patientLastName?: components["schemas"]["Word"];
            readonly patientBirthYear?: components["schemas"]["BirthYear"];
            /**
             * Format: int32
             * @description 1 to 12.
             */
            readonly patientBirthMonth?: number;
            /**
             * @description Of the patient.
             * @enum {string}
             */
            readonly disease?: "oncological" | "long-term-oncological" | "other" | "organ-failure" | "muscular-dystrophy" | "cystic-fibrosis" | "metabolic-disorder" | "epidermolysis-bullosa" | "chronic-intestinal-disease";
            /**
             * @description Of its request; without it `ok`.
             * @enum {string}
             */
            readonly status?: "new" | "incomplete" | "discarded" | "suspended" | "do-not-renew" | "ok" | "renewal-received" | "in-renewal" | "in-renewal-form";
            readonly street?: components["schemas"]["Word"];
            readonly houseNumber?: components["schemas"]["Word"];
            readonly city?: components["schemas"]["Word"];
            readonly postalCode?: components["schemas"]["PostalCode"];
            /** @description The story that donors read, in Markdown. */
            readonly lifeStory?: components["schemas"]["Text"];
        };
        /**
         * Format: int32
         * @description Whole crowns.
         */
        readonly Crowns: number;
        /** ImportedPayment */
        readonly ImportedPayment: {
            /**
             * @description Type of the record. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly kind: "payment";
            readonly login: components["schemas"]["AngelNumber"];
            readonly amount: components["schemas"]["Crowns"];
            readonly settledOn: components["schemas"]["Day"];
            /**
             * @description How the gift came.
             * @default transfer
             * @enum {string}
             */
            readonly type?: "transfer" | "card" | "mobile" | "sms";
        };
        /**
         * ImportedDocument
         * @description A yearly certificate if it has a year, otherwise the confirmation of a gift.
         */
        readonly ImportedDocument: {
            /**
             * @description Type of the record. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly kind: "document";
            readonly login: components["schemas"]["AngelNumber"];
            readonly amount: components["schemas"]["Crowns"];
            readonly createdOn: components["schemas"]["Day"];
            /**
             * Format: int32
             * @description Of a yearly certificate.
             */
            readonly taxYear?: number;
        };
        /** ImportedRecord */
        readonly ImportedRecord: components["schemas"]["ImportedDonor"] | components["schemas"]["ImportedFamily"] | components["schemas"]["ImportedPayment"] | components["schemas"]["ImportedDocument"];
        /** ImportedRecords */
        readonly ImportedRecords: {
            /** @description In any order; people are added first. */
            readonly records: readonly components["schemas"]["ImportedRecord"][];
        };
        /**
         * Format: int32
         * @description How many.
         */
        readonly Count: number;
        /** RecordsImported */
        readonly RecordsImported: {
            /** @description How many records are new. */
            readonly added: components["schemas"]["Count"];
            /** @description How many people existed and were changed. */
            readonly changed: components["schemas"]["Count"];
        };
        /**
         * RecordRow
         * @description Values by name; instants and days are ISO texts.
         */
        readonly RecordRow: {
            readonly [key: string]: string | number | boolean | null;
        };
        /** RecordSection */
        readonly RecordSection: {
            readonly name: components["schemas"]["Id"];
            /** @description False if it has always one row. */
            readonly isList: boolean;
            readonly total: components["schemas"]["Count"];
            /** @description The newest first. */
            readonly rows: readonly components["schemas"]["RecordRow"][];
        };
        /** PersonRecord */
        readonly PersonRecord: {
            /** @description Of a request its requestId. */
            readonly personId: components["schemas"]["Text"];
            /** @description Of a request its receipt number. */
            readonly login: components["schemas"]["Text"];
            /**
             * @description What the record is about.
             * @enum {string}
             */
            readonly kind: "donor" | "recipient" | "admin" | "request";
            /** @description Of a request its main contact. */
            readonly name: components["schemas"]["Text"];
            /** @description In the order for reading. */
            readonly sections: readonly components["schemas"]["RecordSection"][];
        };
        /**
         * Format: int32
         * @description Milliseconds to wait.
         */
        readonly Waiting: number;
        /**
         * Message
         * @description An e-mail or SMS as its reader gets it.
         */
        readonly Message: {
            readonly id: components["schemas"]["Id"];
            readonly at: components["schemas"]["Instant"];
            /**
             * @description How it was sent.
             * @enum {string}
             */
            readonly channel: "sms" | "email";
            /** @description Phone number or e-mail address. */
            readonly to: string;
            readonly subject?: components["schemas"]["Text"];
            /** @description Text of the message. */
            readonly text: string;
            /** @description The one-time code in the text; left out if there is none. */
            readonly code?: string;
            /**
             * @description Whether the code still works: `replaced` by a newer one, `locked` after six wrong tries, or too old.
             * @enum {string}
             */
            readonly codeStatus?: "open" | "used" | "replaced" | "locked" | "expired";
            /** @description With `codeStatus`: when the code expires. */
            readonly codeGoodUntil?: components["schemas"]["Instant"];
            /**
             * @description The one address to open, already taken out of the text.
             * @example http://localhost:4010/obnova-hesla?odkaz=rst_7d1f0c3be2a94f58b6c1
             */
            readonly link?: string;
        };
        /** MessageList */
        readonly MessageList: {
            /** @description Messages, newest last. */
            readonly messages: readonly components["schemas"]["Message"][];
        };
        /** MessageHeader */
        readonly MessageHeader: {
            readonly name: components["schemas"]["Id"];
            readonly value: components["schemas"]["Text"];
        };
        /** MessageLink */
        readonly MessageLink: {
            /** @description As it is in the text. */
            readonly address: string;
            /**
             * @description What it opens in this world now: a `page` of the portal without a key, or by its key (`works`), which was `opened` before and
             *     requires a fact, is `used`, `expired` or `unknown` here; `elsewhere` is another site. Whether the page exists is for the reader to try.
             * @enum {string}
             */
            readonly opens: "page" | "works" | "opened" | "used" | "expired" | "unknown" | "elsewhere";
        };
        /** MessageDetails */
        readonly MessageDetails: {
            readonly message: components["schemas"]["Message"];
            /** @description Headers of an e-mail, decoded, in the order of the source. */
            readonly headers?: readonly components["schemas"]["MessageHeader"][];
            /** @description The text as HTML, with addresses as links. E-mails have no attachments. */
            readonly html?: string;
            /** @description The complete e-mail (RFC 5322). */
            readonly source?: string;
            /** @description The addresses in the text, each once. */
            readonly links?: readonly components["schemas"]["MessageLink"][];
        };
        /**
         * FaultValues
         * @description Values that a call must have in its path, its query or its body, by name: { step: login }.
         */
        readonly FaultValues: {
            readonly [key: string]: string;
        };
        /** PatchStep */
        readonly PatchStep: {
            /**
             * @description What to do.
             * @enum {string}
             */
            readonly op: "add" | "remove" | "replace" | "move" | "copy" | "test";
            /** @description The place, such as `/response/payments/0`. */
            readonly path: string;
            /** @description Of copy and move: whose value. */
            readonly from?: string;
            /** @description Of add, replace and test. */
            readonly value?: unknown;
        } & (unknown & unknown);
        /**
         * AnswerPatch
         * @description Of patch: changes of the answer as it leaves, its envelope included (RFC 6902). The call itself is done and remembered as it
         *     was. If a change does not fit, the answer stays as it was; the journal says so, and where the changed one is off the contract.
         */
        readonly AnswerPatch: readonly components["schemas"]["PatchStep"][];
        /** Fault */
        readonly Fault: {
            /** @description Operation, or `*` for all. */
            readonly operationId: string;
            /**
             * @description What goes wrong.
             * @enum {string}
             */
            readonly kind: "reset" | "refuse" | "stall" | "cut" | "garbage" | "html" | "latency" | "error_code" | "patch" | "message-late" | "message-doubled" | "message-lost";
            /**
             * @description Before the commit (nothing happened, the default) or after it (it happened, the client does not know).
             * @enum {string}
             */
            readonly when: "before" | "after";
            /** @description Login of the only person that it meets, in a session or while signing in. */
            readonly person?: string;
            /** @description Of messages: the only phone or mailbox that it meets. */
            readonly recipient?: string;
            readonly where?: components["schemas"]["FaultValues"];
            /**
             * Format: int32
             * @description How many calls that it could meet pass first.
             */
            readonly skip?: number;
            /**
             * Format: int32
             * @description How many calls it meets; without it all.
             */
            readonly times?: number;
            /** @description How likely it meets a call, by the seeded generator of the world; without it always. */
            readonly probability?: number;
            /**
             * Format: int32
             * @description Of stall and latency (up to 600000, in real time) and of message-late (by the clock of the world), required there.
             */
            readonly ms?: number;
            /**
             * Format: int32
             * @description Of cut: how much of the answer is sent, or of an upload is read.
             */
            readonly atPercent?: number;
            /**
             * Format: int32
             * @description Of error_code, required there.
             */
            readonly errorCode?: number;
            /** @description Of error_code; without it the first that the operation documents for the errorCode. */
            readonly error?: string;
            readonly patch?: components["schemas"]["AnswerPatch"];
            readonly id: components["schemas"]["Id"];
            /**
             * Format: int32
             * @description How many calls it will still meet.
             */
            readonly left?: number;
            /**
             * Format: int32
             * @description How many calls will still pass first.
             */
            readonly toSkip?: number;
        };
        /** FaultList */
        readonly FaultList: {
            /** @description Faults that still wait for a call, oldest first. */
            readonly faults: readonly components["schemas"]["Fault"][];
        };
        /**
         * NewFault
         * @description A fault to set.
         */
        readonly NewFault: {
            /** @description Operation, or `*` for all. */
            readonly operationId: string;
            /**
             * @description What goes wrong.
             * @enum {string}
             */
            readonly kind: "reset" | "refuse" | "stall" | "cut" | "garbage" | "html" | "latency" | "error_code" | "patch" | "message-late" | "message-doubled" | "message-lost";
            /**
             * @description Before the commit (nothing happened, the default) or after it (it happened, the client does not know).
             * @enum {string}
             */
            readonly when?: "before" | "after";
            /** @description Login of the only person that it meets, in a session or while signing in. */
            readonly person?: string;
            /** @description Of messages: the only phone or mailbox that it meets. */
            readonly recipient?: string;
            readonly where?: components["schemas"]["FaultValues"];
            /**
             * Format: int32
             * @description How many calls that it could meet pass first.
             */
            readonly skip?: number;
            /**
             * Format: int32
             * @description How many calls it meets; without it all.
             */
            readonly times?: number;
            /** @description How likely it meets a call, by the seeded generator of the world; without it always. */
            readonly probability?: number;
            /**
             * Format: int32
             * @description Of stall and latency (up to 600000, in real time) and of message-late (by the clock of the world), required there.
             */
            readonly ms?: number;
            /**
             * Format: int32
             * @description Of cut: how much of the answer is sent, or of an upload is read.
             */
            readonly atPercent?: number;
            /**
             * Format: int32
             * @description Of error_code, required there.
             */
            readonly errorCode?: number;
            /** @description Of error_code; without it the first that the operation documents for the errorCode. */
            readonly error?: string;
            readonly patch?: components["schemas"]["AnswerPatch"];
        } & (unknown & unknown & unknown & unknown);
        /** MagicValue */
        readonly MagicValue: {
            /** @description What to type. */
            readonly value: string;
            /**
             * @description The kind of a fault, or `gateway` for a cardholder that the test gateway decides about.
             * @enum {string}
             */
            readonly effect: "error_code" | "reset" | "refuse" | "garbage" | "html" | "latency" | "gateway";
            /**
             * Format: int32
             * @description Of error_code.
             */
            readonly errorCode?: number;
            /** @description Of error_code. */
            readonly error?: string;
            /**
             * Format: int32
             * @description Of latency.
             */
            readonly ms?: number;
            /** @description What it shows. */
            readonly shows: string;
        };
        /** MagicPlace */
        readonly MagicPlace: {
            /** @description Name of the operation in the provider's contract. */
            readonly operationId: string;
            /** @description As a person would say it. */
            readonly field: string;
            /**
             * @description Whether it is the whole input or a word of it.
             * @enum {string}
             */
            readonly match: "whole" | "word";
            /** @description Inputs that force an outcome there. */
            readonly values: readonly components["schemas"]["MagicValue"][];
        };
        /** MagicValues */
        readonly MagicValues: {
            /** @description Places to type into, by operation. */
            readonly places: readonly components["schemas"]["MagicPlace"][];
        };
        /**
         * AuditFile
         * @description A ZIP.
         */
        readonly AuditFile: unknown;
        /**
         * JournalChange
         * @description Values are masked unless they are ids, numbers, dates or states.
         */
        readonly JournalChange: {
            readonly path: components["schemas"]["Text"];
            /** @description Masked value. */
            readonly before?: string | number | boolean | {
                readonly [key: string]: unknown;
            } | readonly unknown[] | null;
            /** @description Masked value. */
            readonly after?: string | number | boolean | {
                readonly [key: string]: unknown;
            } | readonly unknown[] | null;
        };
        /** Comparison */
        readonly Comparison: {
            /**
             * Format: int32
             * @description How many values differ, also those that are not listed.
             */
            readonly count: number;
            /** @description The first thousand of them. */
            readonly changes: readonly components["schemas"]["JournalChange"][];
        };
        /** @description The id of an entry of the journal, such as j-12. */
        readonly EntryId: string;
        /**
         * MessageFault
         * @description What a fault did to the messages of the call.
         */
        readonly MessageFault: {
            readonly id: components["schemas"]["Id"];
            /**
             * @description What was done.
             * @enum {string}
             */
            readonly kind: "message-late" | "message-doubled" | "message-lost";
        };
        /**
         * JournalBody
         * @description A body of a request or of a response, masked.
         */
        readonly JournalBody: {
            /** @description Length of the whole body in characters. */
            readonly size: components["schemas"]["Count"];
            /** @description True if only the beginning is stored; `content` is then a text. */
            readonly isCut?: boolean;
            /** @description True if the body is not stored any more, to make room for newer ones; `content` is then left out. */
            readonly isDropped?: boolean;
            /** @description The body as JSON, masked; its first 16384 characters as a text if it is longer. */
            readonly content?: string | number | boolean | {
                readonly [key: string]: unknown;
            } | readonly unknown[] | null;
        };
        /**
         * JournalPart
         * @description One file of an upload, without its content.
         */
        readonly JournalPart: {
            /** @description Name of the part. */
            readonly name: components["schemas"]["Text"];
            /** @description Name of the file */
            readonly fileName: components["schemas"]["Text"];
            /** @description Media type as it was sent. */
            readonly mediaType: components["schemas"]["Text"];
            /**
             * Format: int64
             * @description Bytes that arrived.
             */
            readonly size: number;
        };
        /**
         * JournalCall
         * @description What was sent and what was returned, masked.
         */
        readonly JournalCall: {
            /** @description HTTP method. */
            readonly method: string;
            /** @description Path below the base of the API, with secret keys masked. */
            readonly path: components["schemas"]["Text"];
            /** @description Query without its question mark, with secret values masked; empty if there was none. */
            readonly query: components["schemas"]["Text"];
            /** @description Headers that the provider reads, by their names in lower case; the idempotency key is shortened, the access key masked. */
            readonly headers: {
                readonly [key: string]: components["schemas"]["Text"];
            };
            /** @description True if an access token was sent; the token itself is not stored. */
            readonly hasToken: boolean;
            /** @description Person of the token; left out without a valid one. */
            readonly personId?: components["schemas"]["Text"];
            /** @description Name or number that a sign-in named, masked if it is an e-mail. */
            readonly login?: components["schemas"]["Text"];
            /** @description Step of a sign-in of a family: `validate`, `login` or `verify`. */
            readonly step?: components["schemas"]["Text"];
            /** @description Body of the request; left out if there was none. */
            readonly request?: components["schemas"]["JournalBody"];
            /** @description Files of an upload. */
            readonly parts?: readonly components["schemas"]["JournalPart"][];
            /** @description Response as it was computed, also if a fault took it away; left out if there was none, or a file. */
            readonly response?: components["schemas"]["JournalBody"];
            /**
             * Format: double
             * @description Time from the arrival of the call until its response was ready.
             */
            readonly durationMs: number;
            /** @description Real time of the server; `at` is the time of the world. */
            readonly realAt: components["schemas"]["Instant"];
        };
        /** JournalEntry */
        readonly JournalEntry: {
            readonly id: components["schemas"]["Id"];
            readonly at: components["schemas"]["Instant"];
            /** @description Name of the operation in the provider's contract; null for what happened without a call, and for a call to an unknown path. */
            readonly operationId: string | null;
            /** @description Kind of what happened without a call, as in the events ahead and in triggers; operationId is then null. */
            readonly event?: components["schemas"]["Id"];
            /**
             * Format: int32
             * @description HTTP status; 0 when no answer was sent.
             */
            readonly httpStatus: number;
            /**
             * Format: int32
             * @description The `error_code` of the answer; 0 or null if there was none.
             */
            readonly errorCode: number | null;
            /** @description Name of the refusal; left out on success. */
            readonly error?: string;
            readonly rule: components["schemas"]["Text"];
            /** @description Kind and side of the fault that the call met, `reset after`. */
            readonly fault?: components["schemas"]["Text"];
            /** @description Which fault it was: `fault-3`, `magic-value`, or `resend` for the resend of a call whose connection was broken. */
            readonly faultId?: components["schemas"]["Id"];
            readonly messageFault?: components["schemas"]["MessageFault"];
            /** @description The call that the browser sent again by itself with this one. */
            readonly resendOf?: components["schemas"]["Id"];
            /** @description Where a patched answer is off the contract, and by which rule: `/response/Value maximum`. */
            readonly offContract?: readonly components["schemas"]["Text"][];
            /** @description Why the patch of a fault did not fit; the answer is as it was. */
            readonly notPatched?: components["schemas"]["Text"];
            /** @description True if the world's clock was frozen then. */
            readonly frozen?: boolean;
            /** @description What the call or event changed in the world. */
            readonly changes: readonly components["schemas"]["JournalChange"][];
            /** @description What was sent and what was returned; left out for what happened without a call. */
            readonly call?: components["schemas"]["JournalCall"];
        };
        /** Journal */
        readonly Journal: {
            /** @description Entries, newest last. */
            readonly entries: readonly components["schemas"]["JournalEntry"][];
        };
        /** NearMiss */
        readonly NearMiss: {
            readonly id: components["schemas"]["Id"];
            /** @description Names of the parameters that it does not fit. */
            readonly differs: readonly components["schemas"]["Text"][];
        };
        /** Verification */
        readonly Verification: {
            /** @description True if it happened as often as expected. */
            readonly holds: boolean;
            /**
             * Format: int32
             * @description How often it happened.
             */
            readonly count: number;
            /** @description In words: exactly 1. */
            readonly expected: components["schemas"]["Text"];
            /** @description What was counted, oldest first. */
            readonly ids: readonly components["schemas"]["Id"][];
            /** @description If there are too few: what fits all but a little, the nearest first. */
            readonly nearest: readonly components["schemas"]["NearMiss"][];
        };
        /**
         * EntryToken
         * @description An access token and its person.
         */
        readonly EntryToken: {
            readonly token: components["schemas"]["Text"];
            readonly personId: components["schemas"]["Text"];
        };
        /** SentMessage */
        readonly SentMessage: {
            /**
             * @description How it was sent.
             * @enum {string}
             */
            readonly channel: "sms" | "email";
            readonly to: components["schemas"]["Text"];
            readonly code?: components["schemas"]["Text"];
            /** @description A path of the portal. */
            readonly link?: components["schemas"]["Text"];
        };
        /** ClockStep */
        readonly ClockStep: {
            /**
             * @description Type of the step.
             * @constant
             */
            readonly kind: "clock";
            readonly at: components["schemas"]["Instant"];
            readonly move: components["schemas"]["ClockMove"];
            /** @description Messages with a code or a link that it brought about, in order. */
            readonly sent?: readonly components["schemas"]["SentMessage"][];
        };
        /** FaultStep */
        readonly FaultStep: {
            /**
             * @description Type of the step.
             * @constant
             */
            readonly kind: "fault";
            readonly at: components["schemas"]["Instant"];
            readonly id: components["schemas"]["Id"];
            readonly fault: components["schemas"]["NewFault"];
        };
        /** FaultsRemovedStep */
        readonly FaultsRemovedStep: {
            /**
             * @description Type of the step.
             * @constant
             */
            readonly kind: "faults-removed";
            readonly at: components["schemas"]["Instant"];
            /** @description One of them, by its id; without it all of them. */
            readonly fault?: components["schemas"]["Id"];
        };
        /** TriggerStep */
        readonly TriggerStep: {
            /**
             * @description Type of the step.
             * @constant
             */
            readonly kind: "trigger";
            readonly at: components["schemas"]["Instant"];
            readonly trigger: components["schemas"]["Trigger"];
            /** @description Messages with a code or a link that it brought about, in order. */
            readonly sent?: readonly components["schemas"]["SentMessage"][];
        };
        /** RecordedPart */
        readonly RecordedPart: {
            readonly meta: components["schemas"]["Text"];
            readonly name: components["schemas"]["Text"];
            readonly type: components["schemas"]["Text"];
            /**
             * Format: int32
             * @description Size in bytes.
             */
            readonly size: number;
        };
        /** CallStep */
        readonly CallStep: {
            /**
             * @description Type of the step.
             * @constant
             */
            readonly kind: "call";
            readonly at: components["schemas"]["Instant"];
            /** @description Name of the operation in the provider's contract. */
            readonly operationId: string;
            /**
             * @description HTTP method of the call.
             * @enum {string}
             */
            readonly method: "GET" | "POST" | "DELETE";
            /** @description Below the base of the API, as it was sent. */
            readonly path: string;
            /** @description Without uid. */
            readonly query: {
                readonly [key: string]: string;
            };
            /** @description personId of the caller with a token, empty for a visitor. */
            readonly uid: string;
            /**
             * Format: int32
             * @description Which step brought the token, from 0; left out for a visitor, and where no step of this world did.
             */
            readonly session?: number;
            /**
             * @description Language of the call; left out if none was sent.
             * @enum {string}
             */
            readonly lang?: "cs" | "en";
            /** @description Its `Access-Key`. */
            readonly accessKey?: components["schemas"]["Text"];
            readonly idempotencyKey?: components["schemas"]["Text"];
            /** @description The JSON body as it was sent. */
            readonly body?: {
                readonly [key: string]: unknown;
            };
            /** @description Parts of an upload. */
            readonly files?: readonly components["schemas"]["RecordedPart"][];
            /**
             * Format: int32
             * @description 0 when nothing was answered.
             */
            readonly httpStatus: number;
            /**
             * Format: int32
             * @description 0 when nothing was answered.
             */
            readonly errorCode: number;
            /** @description Name of the refusal; left out on success. */
            readonly error?: string;
            /** @description What broke it, as `reset after`. */
            readonly fault?: components["schemas"]["Text"];
            /** @description The envelope without access tokens, where the answer was JSON and not longer than 64 kB. */
            readonly answer?: {
                readonly [key: string]: unknown;
            };
            /** @description Messages with a code or a link that it brought about, in order. */
            readonly sent?: readonly components["schemas"]["SentMessage"][];
        };
        /**
         * GoStep
         * @description A page was opened by its address, not by a press in the portal.
         */
        readonly GoStep: {
            /**
             * @description Type of the step. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly kind: "go";
            readonly at?: components["schemas"]["Instant"];
            /** @description Path of the portal with its query. */
            readonly path: string;
        };
        /** PressStep */
        readonly PressStep: {
            /**
             * @description Type of the step. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly kind: "press";
            readonly at?: components["schemas"]["Instant"];
            /**
             * @description ARIA role of what was pressed.
             * @enum {string}
             */
            readonly role: "button" | "link" | "radio" | "tab" | "menuitem" | "option" | "summary";
            readonly name: components["schemas"]["Text"];
            /**
             * Format: int32
             * @description Which of those of the same role and name, from 0; left out for the only one.
             */
            readonly nth?: number;
        };
        /** FillStep */
        readonly FillStep: {
            /**
             * @description Type of the step. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly kind: "fill";
            readonly at?: components["schemas"]["Instant"];
            readonly label: components["schemas"]["Text"];
            /**
             * Format: int32
             * @description Which of the fields with the same label, from 0; left out for the only one.
             */
            readonly nth?: number;
            /** @description What the person typed. */
            readonly value: string;
        };
        /** ChooseStep */
        readonly ChooseStep: {
            /**
             * @description Type of the step. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly kind: "choose";
            readonly at?: components["schemas"]["Instant"];
            /** @description Name of the select, without the texts of its options. */
            readonly label: components["schemas"]["Text"];
            /**
             * Format: int32
             * @description Which of the fields with the same label, from 0; left out for the only one.
             */
            readonly nth?: number;
            /** @description Value of the option. */
            readonly value: components["schemas"]["Text"];
        };
        /** TickStep */
        readonly TickStep: {
            /**
             * @description Type of the step. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly kind: "tick";
            readonly at?: components["schemas"]["Instant"];
            readonly label: components["schemas"]["Text"];
            /**
             * Format: int32
             * @description Which of the fields with the same label, from 0; left out for the only one.
             */
            readonly nth?: number;
            /** @description State of the checkbox after the step. */
            readonly isTicked: boolean;
        };
        /** AttachedFile */
        readonly AttachedFile: {
            readonly name: components["schemas"]["Text"];
            readonly type: components["schemas"]["Text"];
            /**
             * Format: int32
             * @description Size in bytes.
             */
            readonly size: number;
        };
        /**
         * AttachStep
         * @description Files were given to a field; only their name, type and size are stored, never their bytes.
         */
        readonly AttachStep: {
            /**
             * @description Type of the step. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly kind: "attach";
            readonly at?: components["schemas"]["Instant"];
            /** @description Empty where the field has no label; nth then counts the fields for files of the page. */
            readonly label: components["schemas"]["Text"];
            /**
             * Format: int32
             * @description Which of the fields with the same label, from 0; left out for the only one.
             */
            readonly nth?: number;
            /** @description Properties of the files, in order. */
            readonly files: readonly components["schemas"]["AttachedFile"][];
        };
        /**
         * SeeStep
         * @description What the page showed once it had settled; a test expects it there.
         */
        readonly SeeStep: {
            /**
             * @description Type of the step. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly kind: "see";
            readonly at?: components["schemas"]["Instant"];
            /**
             * @description ARIA role of what is on the page; `address` for its path.
             * @enum {string}
             */
            readonly role: "heading" | "alert" | "status" | "alertdialog" | "dialog" | "address";
            /** @description Its text, or the path for `address`. */
            readonly text: components["schemas"]["Text"];
        };
        /**
         * KeyStep
         * @description A key that acted by itself. Enter sent a form without a button; Escape closed what was open.
         */
        readonly KeyStep: {
            /**
             * @description Type of the step. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly kind: "key";
            readonly at?: components["schemas"]["Instant"];
            /**
             * @description Name of the key.
             * @enum {string}
             */
            readonly key: "Enter" | "Escape";
            /** @description Label of the field that had the focus; left out for the page. */
            readonly label?: components["schemas"]["Text"];
            /**
             * Format: int32
             * @description Which of the fields with the same label, from 0; left out for the only one.
             */
            readonly nth?: number;
        };
        /**
         * TraverseStep
         * @description A button of the browser moved within its history.
         */
        readonly TraverseStep: {
            /**
             * @description Type of the step. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly kind: "traverse";
            readonly at?: components["schemas"]["Instant"];
            /**
             * @description Which way.
             * @enum {string}
             */
            readonly direction: "back" | "forward";
        };
        /**
         * RecordedStep
         * @description One step; which properties are there goes by `kind`. `at` is the world's clock when it began.
         */
        readonly RecordedStep: components["schemas"]["ClockStep"] | components["schemas"]["FaultStep"] | components["schemas"]["FaultsRemovedStep"] | components["schemas"]["TriggerStep"] | components["schemas"]["CallStep"] | components["schemas"]["GoStep"] | components["schemas"]["PressStep"] | components["schemas"]["FillStep"] | components["schemas"]["ChooseStep"] | components["schemas"]["TickStep"] | components["schemas"]["AttachStep"] | components["schemas"]["SeeStep"] | components["schemas"]["KeyStep"] | components["schemas"]["TraverseStep"];
        /** Recording */
        readonly Recording: {
            readonly world: components["schemas"]["WorldId"];
            readonly scenario: components["schemas"]["Id"];
            readonly now: components["schemas"]["Instant"];
            /** @description True while the world's clock is frozen. */
            readonly frozen: boolean;
            /**
             * Format: int64
             * @description Seed of the random numbers of the world, to replay it.
             */
            readonly seed?: number;
            /**
             * @description Of a real backend, by `npm run record`: every value is replaced, so a test can expect codes alone.
             * @constant
             */
            readonly isMasked?: true;
            /**
             * @description It was ended, and nothing is added to it.
             * @constant
             */
            readonly ended?: true;
            /** @description False when there was more than a recording holds; it then ends where it was full. */
            readonly isWhole: boolean;
            /** @description Steps in the order in which they happened. */
            readonly steps: readonly components["schemas"]["RecordedStep"][];
        };
        /**
         * BrowserStep
         * @description A step of a person as the browser reports it; the mock adds `at`.
         */
        readonly BrowserStep: components["schemas"]["GoStep"] | components["schemas"]["PressStep"] | components["schemas"]["FillStep"] | components["schemas"]["ChooseStep"] | components["schemas"]["TickStep"] | components["schemas"]["AttachStep"] | components["schemas"]["SeeStep"] | components["schemas"]["KeyStep"] | components["schemas"]["TraverseStep"];
        /** BrowserSteps */
        readonly BrowserSteps: {
            /** @description Names this call. Sent again with the same name after a lost answer it adds nothing more. */
            readonly callId?: string;
            /** @description When the call was sent, in milliseconds since 1970 by the browser's clock; goes with `happenedAt`. */
            readonly sentAt?: number;
            /** @description When each step happened, by the same clock, in the order of the steps. The recording sorts by it, because calls arrive before the steps that caused them. */
            readonly happenedAt?: readonly number[];
            /** @description Steps of the person, in order. */
            readonly steps: readonly components["schemas"]["BrowserStep"][];
        };
        /** RecordedFile */
        readonly RecordedFile: {
            /** @description Name of the file. */
            readonly name: components["schemas"]["Text"];
            /** @description Where in this repository it runs. */
            readonly folder: components["schemas"]["Text"];
            /** @description The command that runs it. */
            readonly run: components["schemas"]["Text"];
            /** @description Contents of the file. */
            readonly text: string;
            /** @description What the file leaves out or says in another way. */
            readonly notes: readonly components["schemas"]["Text"][];
        };
        /** Snapshot */
        readonly Snapshot: {
            readonly id: components["schemas"]["Id"];
            /** @description Link that opens a new world made from the snapshot. */
            readonly link: string;
        };
        /** SnapshotSummary */
        readonly SnapshotSummary: {
            readonly id: components["schemas"]["Id"];
            /** @description Link that opens a new world made from the snapshot. */
            readonly link: string;
            readonly world: components["schemas"]["WorldId"];
            readonly scenario: components["schemas"]["Id"];
            readonly name?: components["schemas"]["Name"];
            readonly note?: components["schemas"]["Note"];
            /**
             * Format: date-time
             * @description The clock of the world.
             */
            readonly at: string;
            /**
             * Format: date-time
             * @description Real time when it was saved.
             */
            readonly savedAt: string;
        };
        /** SnapshotList */
        readonly SnapshotList: {
            /** @description Snapshots, newest first. */
            readonly snapshots: readonly components["schemas"]["SnapshotSummary"][];
            /**
             * Format: int32
             * @description The most snapshots.
             */
            readonly limit: number;
        };
        /** SnapshotFile */
        readonly SnapshotFile: {
            /**
             * Format: int32
             * @description Format of worlds that the server reads.
             */
            readonly format: number;
            readonly world: components["schemas"]["WorldId"];
            readonly scenario: components["schemas"]["Id"];
            /**
             * Format: date-time
             * @description The clock of the world.
             */
            readonly at: string;
            /** @description Of the content as bytes. */
            readonly sha256: string;
            /** @description The world, compressed, as Base64. */
            readonly content: string;
        };
        /** CodeCoverage */
        readonly CodeCoverage: {
            /**
             * Format: int32
             * @description The `error_code` of the answer.
             */
            readonly code: number;
            /** @description Null for success. */
            readonly error: string | null;
            /**
             * Format: int64
             * @description How often the run got this answer.
             */
            readonly times: number;
        };
        /** OperationCoverage */
        readonly OperationCoverage: {
            /** @description Name of the operation in the provider's contract. */
            readonly operationId: string;
            /** @description Every documented answer of the operation. */
            readonly errorCodes: readonly components["schemas"]["CodeCoverage"][];
        };
        /** Coverage */
        readonly Coverage: {
            /** @description Every operation of the contract. */
            readonly operations: readonly components["schemas"]["OperationCoverage"][];
            readonly covered: components["schemas"]["Count"];
            readonly documented: components["schemas"]["Count"];
        };
        /** @description A key of a link or of a tab, or an id. Every one that opens something by itself is drawn from at least 128 random bits. */
        readonly LinkToken: string;
        /** GatewayPress */
        readonly GatewayPress: {
            /**
             * @description `approve-twice` reports the approval to the provider twice; `approve-and-stay` pays and leads nowhere, as if the window were
             *     closed; `time-out` ends the 15 minutes of the gateway's patience.
             * @enum {string}
             */
            readonly outcome: "approve" | "decline" | "cancel" | "time-out" | "approve-twice" | "approve-and-stay";
            /**
             * @description With `decline`; without it the bank gives no reason (`refused-by-bank`).
             * @enum {string}
             */
            readonly reason?: "insufficient-funds" | "card-expired" | "card-blocked" | "authentication-failed" | "refused-by-bank";
        };
        /** ProviderState */
        readonly ProviderState: {
            readonly state: components["schemas"]["Text"];
            /** @description Parameters of the state; left out for none. */
            readonly params?: {
                readonly [key: string]: unknown;
            };
            /**
             * @description Whether the state is set up or torn down.
             * @enum {string}
             */
            readonly action?: "setup" | "teardown";
        };
        /** ProviderStateValues */
        readonly ProviderStateValues: {
            readonly [key: string]: unknown;
        };
    };
    responses: {
        /**
         * @description The request is not as this document has it, or cannot be carried out in this form. `field` names a property or parameter that is
         *     missing, unknown or wrong.
         */
        readonly BadRequest: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "bad-request",
                 *       "message": "person is not known here; there are operationId, kind and times",
                 *       "field": "person"
                 *     }
                 */
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description SANDBOX_TOKEN is set and was not sent, or it is not set and the caller is not on loopback. */
        readonly Unauthorized: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "token-missing",
                 *       "message": "Send SANDBOX_TOKEN in Authorization Bearer."
                 *     }
                 */
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description The Host header is not a name of this server (`host-not-allowed`), or a page of another site sent the request
         *     (`cross-site`: `Sec-Fetch-Site` or `Origin` says so). Links that a person opens are accepted.
         */
        readonly Forbidden: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "host-not-allowed",
                 *       "message": "The sandbox does not answer under the host name “evil.example”; set PORTAL_ORIGIN."
                 *     }
                 */
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Too many at once; or ten different wrong tokens came from this address within a minute (`too-many-tokens`, with `Retry-After`). */
        readonly TooMany: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "too-many-worlds",
                 *       "message": "Too many worlds are open; DELETE some."
                 *     }
                 */
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The mock failed; that is a bug. */
        readonly Failed: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "internal-error",
                 *       "message": "See the log."
                 *     }
                 */
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description There is no such thing. */
        readonly NotFound: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "unknown-world",
                 *       "message": "No world “blue”; POST /sandbox/worlds makes one."
                 *     }
                 */
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description It is there already. */
        readonly Conflict: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "world-exists",
                 *       "message": "World “blue” is there already; DELETE it first."
                 *     }
                 */
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is not application/json. */
        readonly UnsupportedMediaType: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "unsupported-media-type",
                 *       "message": "Send the body as Content-Type: application/json"
                 *     }
                 */
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The request cannot be read (400, 408, 431); the answer has the envelope of the provider. */
        readonly Unreadable: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error_code": 400,
                 *       "error": "malformed-request"
                 *     }
                 */
                readonly "application/json": {
                    /** Format: int32 */
                    readonly error_code: number;
                    readonly error: string;
                };
            };
        };
        /** @description It is understood, but cannot be done in this world. */
        readonly Unprocessable: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "unknown-trigger",
                 *       "message": "No trigger “moon”; there are payout-lock and notice."
                 *     }
                 */
                readonly "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A page of the gateway. */
        readonly Page: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /** @example <!doctype html><title>Zkušební platební brána</title> */
                readonly "text/html": string;
            };
        };
        /** @description Back to the portal, where `getCardPayment` says what became of the payment. */
        readonly Back: {
            headers: {
                /** @description /platba-probehla or /platba-neprobehla with `platba` in the query; a path, or an address of the portal. */
                readonly Location?: string;
                readonly [name: string]: unknown;
            };
            content?: never;
        };
        /** @description A page of another site sent the request, as its form or embedded in it. */
        readonly CrossSite: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /** @example <!doctype html><title>Zkušební platební brána</title> */
                readonly "text/html": string;
            };
        };
        /** @description No payment waits at this address. */
        readonly Unknown: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /** @example <!doctype html><title>Zkušební platební brána</title> */
                readonly "text/html": string;
            };
        };
        /** @description Another attempt at the payment counts now; nothing is paid here any more. */
        readonly Replaced: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /** @example <!doctype html><title>Zkušební platební brána</title> */
                readonly "text/html": string;
            };
        };
        /** @description The mock failed; that is a bug. */
        readonly "Failed-2": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /** @example <!doctype html><title>Zkušební platební brána</title> */
                readonly "text/html": string;
            };
        };
        /** @description No outcome that the gateway knows. */
        readonly "Unreadable-2": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /** @example <!doctype html><title>Zkušební platební brána</title> */
                readonly "text/html": string;
            };
        };
    };
    parameters: {
        /**
         * @description Id of the world; `default` is always there.
         * @example default
         */
        readonly World: components["schemas"]["WorldId"];
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    readonly listScenarios: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The scenarios. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "scenarios": [
                     *         {
                     *           "name": "default",
                     *           "description": "Everyday life of the portal",
                     *           "now": "2026-11-10T09:00:00.000Z",
                     *           "people": [
                     *             {
                     *               "login": "10000001",
                     *               "password": "andel123",
                     *               "label": "Jana Nováková",
                     *               "shows": "everything filled"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["ScenarioList"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooMany"];
            readonly 500: components["responses"]["Failed"];
        };
    };
    readonly listWorlds: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The worlds. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "worlds": [
                     *         {
                     *           "id": "blue",
                     *           "scenario": "default",
                     *           "apiBase": "/w/blue/api",
                     *           "enterUrl": "/sandbox/enter/blue",
                     *           "now": "2026-11-10T09:00:00.000Z",
                     *           "frozen": true,
                     *           "createdAt": "2026-11-10T09:00:00.000Z",
                     *           "usedAt": "2026-11-10T09:00:00.000Z"
                     *         }
                     *       ],
                     *       "limit": 5000,
                     *       "memory": 80000000,
                     *       "canRecord": true,
                     *       "isDurable": false
                     *     }
                     */
                    readonly "application/json": components["schemas"]["WorldList"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooMany"];
            readonly 500: components["responses"]["Failed"];
        };
    };
    readonly createWorld: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                /**
                 * @example {
                 *       "scenario": "default",
                 *       "id": "blue",
                 *       "frozen": true
                 *     }
                 */
                readonly "application/json": components["schemas"]["NewWorld"];
            };
        };
        readonly responses: {
            /** @description The world. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "blue",
                     *       "scenario": "default",
                     *       "apiBase": "/w/blue/api",
                     *       "enterUrl": "/sandbox/enter/blue",
                     *       "now": "2026-11-10T09:00:00.000Z",
                     *       "frozen": true,
                     *       "createdAt": "2026-11-10T09:00:00.000Z",
                     *       "usedAt": "2026-11-10T09:00:00.000Z"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["World"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooMany"];
            readonly 500: components["responses"]["Failed"];
        };
    };
    readonly getWorld: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the world; `default` is always there.
                 * @example default
                 */
                readonly world: components["parameters"]["World"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The world. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "blue",
                     *       "scenario": "default",
                     *       "apiBase": "/w/blue/api",
                     *       "enterUrl": "/sandbox/enter/blue",
                     *       "now": "2026-11-10T09:00:00.000Z",
                     *       "frozen": true,
                     *       "createdAt": "2026-11-10T09:00:00.000Z",
                     *       "usedAt": "2026-11-10T09:00:00.000Z"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["World"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooMany"];
            readonly 500: components["responses"]["Failed"];
        };
    };
    readonly deleteWorld: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the world; `default` is always there.
                 * @example default
                 */
                readonly world: components["parameters"]["World"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The world is deleted. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooMany"];
            readonly 500: components["responses"]["Failed"];
        };
    };
    readonly nameWorld: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the world; `default` is always there.
                 * @example default
                 */
                readonly world: components["parameters"]["World"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "name": "The double payment",
                 *       "note": "After the second click the page stayed empty."
                 *     }
                 */
                readonly "application/json": components["schemas"]["WorldLabel"];
            };
        };
        readonly responses: {
            /** @description The world. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "blue",
                     *       "scenario": "default",
                     *       "name": "The double payment",
                     *       "apiBase": "/w/blue/api",
                     *       "enterUrl": "/sandbox/enter/blue",
                     *       "now": "2026-11-10T09:00:00.000Z",
                     *       "frozen": true,
                     *       "createdAt": "2026-11-10T09:00:00.000Z",
                     *       "usedAt": "2026-11-10T09:00:00.000Z"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["World"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooMany"];
            readonly 500: components["responses"]["Failed"];
        };
    };
    readonly enterWorld: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Own path to go to; / without it.
                 * @example /login
                 */
                readonly to?: components["schemas"]["OwnPath"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the world; `default` is always there.
                 * @example default
                 */
                readonly world: components["parameters"]["World"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The cookie is set; redirects to `to`. */
            readonly 302: {
                headers: {
                    /** @description Own path. */
                    readonly Location?: string;
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooMany"];
            readonly 500: components["responses"]["Failed"];
            readonly default: components["responses"]["Unreadable"];
        };
    };
    readonly getClock: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the world; `default` is always there.
                 * @example default
                 */
                readonly world: components["parameters"]["World"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The clock. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "now": "2026-11-10T09:00:00.000Z",
                     *       "frozen": false
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Clock"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooMany"];
            readonly 500: components["responses"]["Failed"];
        };
    };
    readonly moveClock: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the world; `default` is always there.
                 * @example default
                 */
                readonly world: components["parameters"]["World"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "advance": "PT15M"
                 *     }
                 */
                readonly "application/json": components["schemas"]["ClockMove"];
            };
        };
        readonly responses: {
            /** @description The clock, and the events that ran on the way. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "now": "2026-11-10T09:15:00.000Z",
                     *       "frozen": false,
                     *       "ran": [
                     *         {
                     *           "id": "ev-1",
                     *           "at": "2026-11-27T17:00:00.000Z",
                     *           "kind": "payout-lock",
                     *           "subject": "p-2000010",
                     *           "summary": "Editing of accounts is locked"
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["ClockMoved"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooMany"];
            readonly 500: components["responses"]["Failed"];
        };
    };
    readonly listEvents: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description How many.
                 * @example 20
                 */
                readonly limit?: number;
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the world; `default` is always there.
                 * @example default
                 */
                readonly world: components["parameters"]["World"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Events in order. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "events": [
                     *         {
                     *           "id": "ev-1",
                     *           "at": "2026-11-27T17:00:00.000Z",
                     *           "kind": "payout-lock",
                     *           "subject": "p-2000010",
                     *           "summary": "Editing of accounts is locked"
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["EventList"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooMany"];
            readonly 500: components["responses"]["Failed"];
        };
    };
    readonly trigger: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the world; `default` is always there.
                 * @example default
                 */
                readonly world: components["parameters"]["World"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Trigger"];
            };
        };
        readonly responses: {
            /** @description What ran. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ran": [
                     *         {
                     *           "id": "ev-1",
                     *           "at": "2026-11-27T17:00:00.000Z",
                     *           "kind": "payout-lock",
                     *           "subject": "p-2000010",
                     *           "summary": "Editing of accounts is locked"
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["EventsRan"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooMany"];
            readonly 500: components["responses"]["Failed"];
        };
    };
    readonly listPeople: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the world; `default` is always there.
                 * @example default
                 */
                readonly world: components["parameters"]["World"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description People by their login, and requests. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "people": [
                     *         {
                     *           "personId": "p-10000001",
                     *           "login": "10000001",
                     *           "kind": "donor",
                     *           "name": "Jana Nováková",
                     *           "password": "andel123"
                     *         }
                     *       ],
                     *       "requests": [
                     *         {
                     *           "receiptNumber": "Z-2026-0012",
                     *           "variant": "other",
                     *           "state": "sent",
                     *           "name": "Jan Doležal",
                     *           "items": [
                     *             {
                     *               "id": "income",
                     *               "label": "Příjmy rodiny"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["PeopleOfWorld"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooMany"];
            readonly 500: components["responses"]["Failed"];
        };
    };
    readonly importRecords: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the world; `default` is always there.
                 * @example default
                 */
                readonly world: components["parameters"]["World"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "records": [
                 *         {
                 *           "kind": "donor",
                 *           "login": "10000500",
                 *           "firstName": "Eva",
                 *           "lastName": "Malá",
                 *           "email": "eva@example.com"
                 *         },
                 *         {
                 *           "kind": "payment",
                 *           "login": "10000500",
                 *           "amount": 500,
                 *           "settledOn": "2026-10-05",
                 *           "type": "transfer"
                 *         }
                 *       ]
                 *     }
                 */
                readonly "application/json": components["schemas"]["ImportedRecords"];
                /**
                 * @example kind,login,firstName,lastName,amount,settledOn
                 *     donor,10000500,Eva,Malá,,
                 *     payment,10000500,,,500,2026-10-05
                 */
                readonly "text/csv": string;
            };
        };
        readonly responses: {
            /** @description How many records were added and changed. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "added": 2,
                     *       "changed": 0
                     *     }
                     */
                    readonly "application/json": components["schemas"]["RecordsImported"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooMany"];
            readonly 500: components["responses"]["Failed"];
        };
    };
    readonly getPersonRecord: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the world; `default` is always there.
                 * @example default
                 */
                readonly world: components["parameters"]["World"];
                /**
                 * @description Login, e-mail or personId; or the receipt number of a request for help.
                 * @example 10000001
                 */
                readonly person: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The record. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "personId": "p-10000001",
                     *       "login": "10000001",
                     *       "kind": "donor",
                     *       "name": "Jana Nováková",
                     *       "sections": [
                     *         {
                     *           "name": "payments",
                     *           "isList": true,
                     *           "total": 1,
                     *           "rows": [
                     *             {
                     *               "paymentId": "gift-1",
                     *               "amount": 300,
                     *               "type": "card",
                     *               "settledOn": "2026-10-20"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["PersonRecord"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooMany"];
            readonly 500: components["responses"]["Failed"];
        };
    };
    readonly listMessages: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Only these.
                 * @example sms
                 */
                readonly channel?: "sms" | "email";
                /**
                 * @description Only to this address or phone.
                 * @example +420601001234
                 */
                readonly to?: string;
                /**
                 * @description Only after this message id.
                 * @example m-1
                 */
                readonly after?: string;
                /**
                 * @description Only those of this moment or later; a `+` of its offset is sent as `%2B`.
                 * @example 2026-11-01T00:00:00+01:00
                 */
                readonly from?: components["schemas"]["Instant"];
                /**
                 * @description Only those before this moment; a `+` of its offset is sent as `%2B`.
                 * @example 2026-12-01T00:00:00+01:00
                 */
                readonly until?: components["schemas"]["Instant"];
                /**
                 * @description Wait so long for the first one.
                 * @example 2000
                 */
                readonly waitMs?: components["schemas"]["Waiting"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the world; `default` is always there.
                 * @example default
                 */
                readonly world: components["parameters"]["World"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The messages. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "messages": [
                     *         {
                     *           "id": "m-2",
                     *           "at": "2026-11-10T09:00:00.000Z",
                     *           "channel": "sms",
                     *           "to": "+420601001234",
                     *           "text": "Váš kód je 482913.",
                     *           "code": "482913"
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["MessageList"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooMany"];
            readonly 500: components["responses"]["Failed"];
        };
    };
    readonly clearMessages: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the world; `default` is always there.
                 * @example default
                 */
                readonly world: components["parameters"]["World"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description They are deleted. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooMany"];
            readonly 500: components["responses"]["Failed"];
        };
    };
    readonly getMessage: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the world; `default` is always there.
                 * @example default
                 */
                readonly world: components["parameters"]["World"];
                /**
                 * @description Id of the message.
                 * @example m-1
                 */
                readonly message: components["schemas"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The message. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": {
                     *         "id": "m-2",
                     *         "at": "2026-11-10T09:00:00.000Z",
                     *         "channel": "sms",
                     *         "to": "+420601001234",
                     *         "text": "Váš kód je 482913.",
                     *         "code": "482913"
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["MessageDetails"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooMany"];
            readonly 500: components["responses"]["Failed"];
        };
    };
    readonly deleteMessage: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the world; `default` is always there.
                 * @example default
                 */
                readonly world: components["parameters"]["World"];
                /**
                 * @description Id of the message.
                 * @example m-1
                 */
                readonly message: components["schemas"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description It is deleted. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooMany"];
            readonly 500: components["responses"]["Failed"];
        };
    };
    readonly listFaults: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the world; `default` is always there.
                 * @example default
                 */
                readonly world: components["parameters"]["World"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The faults. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "faults": [
                     *         {
                     *           "id": "fault-1",
                     *           "operationId": "saveNps",
                     *           "kind": "reset",
                     *           "when": "after",
                     *           "times": 1,
                     *           "left": 1
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["FaultList"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooMany"];
            readonly 500: components["responses"]["Failed"];
        };
    };
    readonly addFault: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the world; `default` is always there.
                 * @example default
                 */
                readonly world: components["parameters"]["World"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "operationId": "saveNps",
                 *       "kind": "reset",
                 *       "when": "after",
                 *       "times": 1
                 *     }
                 */
                readonly "application/json": components["schemas"]["NewFault"];
            };
        };
        readonly responses: {
            /** @description The fault. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "fault-1",
                     *       "operationId": "saveNps",
                     *       "kind": "reset",
                     *       "when": "after",
                     *       "times": 1,
                     *       "left": 1
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Fault"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooMany"];
            readonly 500: components["responses"]["Failed"];
        };
    };
    readonly clearFaults: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the world; `default` is always there.
                 * @example default
                 */
                readonly world: components["parameters"]["World"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description No fault is set. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooMany"];
            readonly 500: components["responses"]["Failed"];
        };
    };
    readonly removeFault: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the world; `default` is always there.
                 * @example default
                 */
                readonly world: components["parameters"]["World"];
                /**
                 * @description Id of the fault.
                 * @example fault-1
                 */
                readonly fault: components["schemas"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The fault is no longer set. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooMany"];
            readonly 500: components["responses"]["Failed"];
        };
    };
    readonly listMagicValues: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The places, by operation. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "places": [
                     *         {
                     *           "operationId": "logIn",
                     *           "field": "password",
                     *           "match": "whole",
                     *           "values": [
                     *             {
                     *               "value": "error_500",
                     *               "effect": "error_code",
                     *               "errorCode": 500,
                     *               "error": "internal-error",
                     *               "shows": "the provider fails inside"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["MagicValues"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooMany"];
            readonly 500: components["responses"]["Failed"];
        };
    };
    readonly exportAudit: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the world; `default` is always there.
                 * @example default
                 */
                readonly world: components["parameters"]["World"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The file. */
            readonly 200: {
                headers: {
                    /**
                     * @description Names the file after the world.
                     * @example attachment; filename="blue-audit.zip"
                     */
                    readonly "Content-Disposition"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/zip": components["schemas"]["AuditFile"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooMany"];
            readonly 500: components["responses"]["Failed"];
        };
    };
    readonly compareWorlds: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description Id of the other world.
                 * @example green
                 */
                readonly with: components["schemas"]["WorldId"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the world; `default` is always there.
                 * @example default
                 */
                readonly world: components["parameters"]["World"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The differences; before is the value of this world, after that of the other one. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 1,
                     *       "changes": [
                     *         {
                     *           "path": "people.p-10000001.rating.value",
                     *           "before": 9,
                     *           "after": 10
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Comparison"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooMany"];
            readonly 500: components["responses"]["Failed"];
        };
    };
    readonly readJournal: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Only this operation.
                 * @example saveNps
                 */
                readonly operationId?: string;
                /**
                 * @description Only after this entry.
                 * @example j-1
                 */
                readonly after?: components["schemas"]["EntryId"];
            };
            readonly header?: {
                /**
                 * @description Of an event stream, the last entry that was received; it comes before `after`.
                 * @example j-1
                 */
                readonly "Last-Event-ID"?: components["schemas"]["EntryId"];
            };
            readonly path: {
                /**
                 * @description Id of the world; `default` is always there.
                 * @example default
                 */
                readonly world: components["parameters"]["World"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Entries, newest last, or an event stream of them when that is what is accepted. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "entries": [
                     *         {
                     *           "id": "j-1",
                     *           "at": "2026-11-10T09:00:00.000Z",
                     *           "operationId": "saveNps",
                     *           "httpStatus": 200,
                     *           "errorCode": 200,
                     *           "rule": "rule 9.1 Rating",
                     *           "changes": [
                     *             {
                     *               "path": "people.p-10000001.rating.value",
                     *               "before": 9,
                     *               "after": 10
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Journal"];
                    readonly "text/event-stream": string;
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooMany"];
            readonly 500: components["responses"]["Failed"];
        };
    };
    readonly verifyJournal: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Only calls of this operation.
                 * @example saveNps
                 */
                readonly operationId?: string;
                /**
                 * @description Only calls of this person, by login; in a session or while signing in.
                 * @example 10000001
                 */
                readonly person?: string;
                /**
                 * @description Only answers with this `error_code`; 0 if none was sent.
                 * @example 200
                 */
                readonly errorCode?: number;
                /**
                 * @description Only refusals of this name.
                 * @example vote-locked
                 */
                readonly error?: string;
                /**
                 * @description Only calls that met this fault, by its kind or id; of their messages too.
                 * @example reset
                 */
                readonly fault?: string;
                /**
                 * @description Only what happened without a call, by its kind.
                 * @example gateway-notice
                 */
                readonly event?: components["schemas"]["Id"];
                /**
                 * @description Messages to this phone or mailbox instead of calls.
                 * @example +420602000201
                 */
                readonly recipient?: string;
                /**
                 * @description How often exactly.
                 * @example 1
                 */
                readonly times?: number;
                /**
                 * @description How often at least; once, if nothing else is asked.
                 * @example 1
                 */
                readonly atLeast?: number;
                /**
                 * @description How often at most.
                 * @example 3
                 */
                readonly atMost?: number;
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the world; `default` is always there.
                 * @example default
                 */
                readonly world: components["parameters"]["World"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Whether it holds, with the entries or messages that were counted. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "holds": false,
                     *       "count": 2,
                     *       "expected": "exactly 3",
                     *       "ids": [
                     *         "j-3",
                     *         "j-5"
                     *       ],
                     *       "nearest": [
                     *         {
                     *           "id": "j-4",
                     *           "differs": [
                     *             "errorCode"
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Verification"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooMany"];
            readonly 500: components["responses"]["Failed"];
        };
    };
    readonly signTokenOfEntry: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the world; `default` is always there.
                 * @example default
                 */
                readonly world: components["parameters"]["World"];
                /**
                 * @description Id of the entry.
                 * @example j-1
                 */
                readonly entry: components["schemas"]["EntryId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The token, as `Authorization` of a call carries it. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "token": "eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.e30.c2lnbmF0dXJl",
                     *       "personId": "p-10000001"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["EntryToken"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooMany"];
            readonly 500: components["responses"]["Failed"];
        };
    };
    readonly getRecording: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the world; `default` is always there.
                 * @example default
                 */
                readonly world: components["parameters"]["World"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The recording. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "world": "blue",
                     *       "scenario": "default",
                     *       "now": "2026-11-10T09:00:00.000Z",
                     *       "frozen": true,
                     *       "isWhole": true,
                     *       "steps": [
                     *         {
                     *           "kind": "clock",
                     *           "at": "2026-11-10T09:00:00.000Z",
                     *           "move": {
                     *             "advance": "PT15M"
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Recording"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooMany"];
            readonly 500: components["responses"]["Failed"];
        };
    };
    readonly endRecording: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the world; `default` is always there.
                 * @example default
                 */
                readonly world: components["parameters"]["World"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description It has ended. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooMany"];
            readonly 500: components["responses"]["Failed"];
        };
    };
    readonly continueRecording: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the world; `default` is always there.
                 * @example default
                 */
                readonly world: components["parameters"]["World"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description It continues. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooMany"];
            readonly 500: components["responses"]["Failed"];
        };
    };
    readonly addBrowserSteps: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the world; `default` is always there.
                 * @example default
                 */
                readonly world: components["parameters"]["World"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "callId": "7c1d9a-3",
                 *       "steps": [
                 *         {
                 *           "kind": "press",
                 *           "role": "button",
                 *           "name": "Poslat kód"
                 *         }
                 *       ]
                 *     }
                 */
                readonly "application/json": components["schemas"]["BrowserSteps"];
            };
        };
        readonly responses: {
            /** @description They are in the recording. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooMany"];
            readonly 500: components["responses"]["Failed"];
        };
    };
    readonly getRecordedFile: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description What the test shows, as a sentence.
                 * @example a code that ran out while it was typed
                 */
                readonly title?: string;
                /**
                 * @description Of `pact`, which call becomes the interaction, counted in steps from 0; otherwise the last that a person caused (the last that is no GET, where there is one).
                 * @example 12
                 */
                readonly step?: number;
                /**
                 * @description Language of the notes and of a refusal; English without it.
                 * @example cs
                 */
                readonly lang?: "cs" | "en";
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the world; `default` is always there.
                 * @example default
                 */
                readonly world: components["parameters"]["World"];
                /**
                 * @description `scenario` (calls over HTTP, `contracts/scenarios`), `playwright` (what a person did in the browser, `web/e2e`) or `pact` (one interaction of a Pact file).
                 * @example playwright
                 */
                readonly form: "scenario" | "playwright" | "pact";
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The file. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "name": "a-code-that-ran-out.e2e.ts",
                     *       "folder": "web/e2e",
                     *       "run": "npx playwright test a-code-that-ran-out",
                     *       "text": "test('a code that ran out', …)",
                     *       "notes": []
                     *     }
                     */
                    readonly "application/json": components["schemas"]["RecordedFile"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooMany"];
            readonly 500: components["responses"]["Failed"];
        };
    };
    readonly takeSnapshot: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the world; `default` is always there.
                 * @example default
                 */
                readonly world: components["parameters"]["World"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                /**
                 * @example {
                 *       "note": "Before the second click"
                 *     }
                 */
                readonly "application/json": components["schemas"]["WorldLabel"];
            };
        };
        readonly responses: {
            /** @description The snapshot. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "snap-1",
                     *       "link": "/sandbox/snapshots/snap-1/open"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Snapshot"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooMany"];
            readonly 500: components["responses"]["Failed"];
        };
    };
    readonly listSnapshots: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The snapshots. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "snapshots": [
                     *         {
                     *           "id": "snap-1",
                     *           "link": "/sandbox/snapshots/snap-1/open",
                     *           "world": "blue",
                     *           "scenario": "default",
                     *           "note": "Before the second click",
                     *           "at": "2026-11-10T09:00:00.000Z",
                     *           "savedAt": "2026-11-10T09:00:00.000Z"
                     *         }
                     *       ],
                     *       "limit": 1000
                     *     }
                     */
                    readonly "application/json": components["schemas"]["SnapshotList"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooMany"];
            readonly 500: components["responses"]["Failed"];
        };
    };
    readonly importSnapshot: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "format": 6,
                 *       "world": "blue",
                 *       "scenario": "default",
                 *       "at": "2026-11-10T09:00:00.000Z",
                 *       "sha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
                 *       "content": "H4sIAAAA"
                 *     }
                 */
                readonly "application/json": components["schemas"]["SnapshotFile"];
            };
        };
        readonly responses: {
            /** @description The snapshot. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "snap-1",
                     *       "link": "/sandbox/snapshots/snap-1/open"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Snapshot"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["Conflict"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooMany"];
            readonly 500: components["responses"]["Failed"];
        };
    };
    readonly deleteSnapshot: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the snapshot.
                 * @example snap-1
                 */
                readonly snapshot: components["schemas"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The snapshot is deleted. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooMany"];
            readonly 500: components["responses"]["Failed"];
        };
    };
    readonly exportSnapshot: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the snapshot.
                 * @example snap-1
                 */
                readonly snapshot: components["schemas"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The file. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "format": 6,
                     *       "world": "blue",
                     *       "scenario": "default",
                     *       "at": "2026-11-10T09:00:00.000Z",
                     *       "sha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
                     *       "content": "H4sIAAAA"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["SnapshotFile"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooMany"];
            readonly 500: components["responses"]["Failed"];
        };
    };
    readonly openSnapshot: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Own path to go to; / without it.
                 * @example /login
                 */
                readonly to?: components["schemas"]["OwnPath"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the snapshot.
                 * @example snap-1
                 */
                readonly snapshot: components["schemas"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A new world is made and entered. A browser with an unknown link gets to the console, which explains it. */
            readonly 302: {
                headers: {
                    /** @description Own path. */
                    readonly Location?: string;
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 429: components["responses"]["TooMany"];
            readonly 500: components["responses"]["Failed"];
            readonly default: components["responses"]["Unreadable"];
        };
    };
    readonly getCoverage: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Every documented answer and how often it was given. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "operations": [
                     *         {
                     *           "operationId": "saveNps",
                     *           "errorCodes": [
                     *             {
                     *               "code": 423,
                     *               "error": "vote-locked",
                     *               "times": 2
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "covered": 1,
                     *       "documented": 70
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Coverage"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooMany"];
            readonly 500: components["responses"]["Failed"];
        };
    };
    readonly visitGateway: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Origin of the portal to go back to, when it is one of those that may call the provider (CORS_ORIGINS). The portal's own
                 *     (PORTAL_ORIGIN) comes first; any other is not followed, and the way back leads to the gateway's own origin.
                 * @example http://127.0.0.1:5173
                 */
                readonly portal?: string;
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the world; `default` is always there.
                 * @example default
                 */
                readonly world: components["parameters"]["World"];
                /**
                 * @description The visit to the gateway, from the end of `gatewayUrl`; unguessable.
                 * @example att_5e1b7c20d4
                 */
                readonly attempt: components["schemas"]["LinkToken"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Page"];
            readonly 303: components["responses"]["Back"];
            readonly 403: components["responses"]["CrossSite"];
            readonly 404: components["responses"]["Unknown"];
            readonly 410: components["responses"]["Replaced"];
            readonly 429: components["responses"]["TooMany"];
            readonly 500: components["responses"]["Failed-2"];
        };
    };
    readonly pressAtGateway: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Origin of the portal to go back to, when it is one of those that may call the provider (CORS_ORIGINS). The portal's own
                 *     (PORTAL_ORIGIN) comes first; any other is not followed, and the way back leads to the gateway's own origin.
                 * @example http://127.0.0.1:5173
                 */
                readonly portal?: string;
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of the world; `default` is always there.
                 * @example default
                 */
                readonly world: components["parameters"]["World"];
                /**
                 * @description The visit to the gateway, from the end of `gatewayUrl`; unguessable.
                 * @example att_5e1b7c20d4
                 */
                readonly attempt: components["schemas"]["LinkToken"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "outcome": "decline",
                 *       "reason": "insufficient-funds"
                 *     }
                 */
                readonly "application/x-www-form-urlencoded": components["schemas"]["GatewayPress"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["Page"];
            readonly 303: components["responses"]["Back"];
            readonly 400: components["responses"]["Unreadable-2"];
            readonly 403: components["responses"]["CrossSite"];
            readonly 404: components["responses"]["Unknown"];
            readonly 410: components["responses"]["Replaced"];
            readonly 429: components["responses"]["TooMany"];
            readonly 500: components["responses"]["Failed-2"];
        };
    };
    readonly setProviderState: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The start of the state's world; the start of the default scenario without it.
                 * @example 2028-02-29T12:00:00+01:00
                 */
                readonly now?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "state": "a donor who may vote",
                 *       "params": {},
                 *       "action": "setup"
                 *     }
                 */
                readonly "application/json": components["schemas"]["ProviderState"];
            };
        };
        readonly responses: {
            /** @description Values for the verification, among them the world, the token and the uid. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "world": "pact-1",
                     *       "token": "eyJ.eyJ.c2ln",
                     *       "uid": "p-10000001"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["ProviderStateValues"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooMany"];
            readonly 500: components["responses"]["Failed"];
        };
    };
}
