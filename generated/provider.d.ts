// Generated from openapi/provider.yaml by npm run generate.
export interface paths {
    readonly "/login": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Sign in as a donor or an administrator
         * @description Answers with an access token and the person. An unknown name and a wrong password take the same time.
         *     Six wrong passwords lock the account for 15 minutes from the sixth.
         */
        readonly post: operations["logIn"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/loginRecipient": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Sign in as a recipient, in three steps
         * @description `validate` checks the personal number with the birth date of the family's main contact and gives the phones, masked in place.
         *     `login` sends a six-digit code to one of them and opens a transaction; a new code kills the old one, for another phone too.
         *     `verify` takes the code: good strictly before 15 minutes have passed since the login step, six tries, once.
         */
        readonly post: operations["logInRecipient"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/session": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /**
         * End the session
         * @description The token is refused from now on (`token-invalid`).
         */
        readonly delete: operations["endSession"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/userProfile": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The signed-in person
         * @description What the login gave as `profile` and `profile_full`, as it is now.
         */
        readonly get: operations["getUserProfile"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/recipientProfile": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The recipient's full record
         * @description Replaces the stored full user. `t` is the current moment, so that nothing on the way answers from a cache.
         */
        readonly get: operations["getRecipientProfile"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/registration": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Become a Good Angel
         * @description Opens an account with a new angel number and mails it with the ways to pay. The portal then signs the person in by `login` with
         *     the password it still holds in memory. One key opens one account, whatever the network does.
         */
        readonly post: operations["registerDonor"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/passwordReset": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Ask for a link to a new password
         * @description By angel number or e-mail. The answer and its time are the same whether such an account exists or not; when it does and has an
         *     e-mail, a link goes there. A newer link ends the older one. At most 5 links an account in an hour are mailed, silently.
         */
        readonly post: operations["requestPasswordReset"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/passwordReset/link": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Look at a link
         * @description Whether the link still opens anything, before a new password is typed.
         */
        readonly post: operations["checkPasswordReset"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/passwordReset/password": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Set a new password by a link
         * @description Sets the password, ends every session of the account and opens it where wrong passwords had locked it. The link is used up.
         */
        readonly post: operations["resetPassword"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/consent": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The consent as it stands
         * @description Of the signed-in person, or of the one whom the link was sent to.
         */
        readonly get: operations["getConsent"];
        readonly put?: never;
        /**
         * Confirm the processing of personal data
         * @description A signed-in person gets a new token: `oou` becomes the full account (`donor`, or `emlid` without a valid e-mail), `emlid` stays.
         *     By the link alone the consent is noted and nobody is signed in. Confirming again changes nothing.
         */
        readonly post: operations["confirmConsent"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/paymentDetails": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The account of the foundation
         * @description Number, IBAN and BIC for gifts from abroad. The variable symbol of a gift is the angel number; 11111111 stands for an anonymous
         *     gift. What a card takes at most is `card_amount_max` of the value store.
         */
        readonly get: operations["getPaymentDetails"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/cardPayments": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Start a payment by card
         * @description Answers with the page of the gateway to go to. The gateway sends the person back to /platba-probehla or /platba-neprobehla with
         *     `platba` in the query; what happened is what `getCardPayment` says. One key starts one payment.
         */
        readonly post: operations["startCardPayment"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/cardPayments/{paymentId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * What became of a payment
         * @description What the provider knows from the gateway, whatever page the person came back to.
         */
        readonly get: operations["getCardPayment"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/cardPayments/{paymentId}/retry": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Try a payment again
         * @description With the same details, after it was declined, cancelled or timed out; a payment that still waits answers with the page it waits
         *     at. The former attempt at the gateway is closed by it, so that nothing is paid twice.
         */
        readonly post: operations["retryCardPayment"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/recurringPayments": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Recurring payments of the signed-in donor
         * @description Those of the donor's angel number, newest first.
         */
        readonly get: operations["getRecurringPayments"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/recurringPayments/{recurringId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * One recurring payment
         * @description By its id, without a login: the link of its e-mails leads here.
         */
        readonly get: operations["getRecurringPayment"];
        readonly put?: never;
        /**
         * Change the amount
         * @description From the next charge on.
         */
        readonly post: operations["changeRecurringPayment"];
        /**
         * Cancel a recurring payment
         * @description Nothing is charged any more. Cancelling again changes nothing and answers the same.
         */
        readonly delete: operations["cancelRecurringPayment"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/nps": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The last rating
         * @description Of the signed-in person, or of the person whom the rating link `emlid` was sent to (no token needed then).
         *     `Value` and `Date` are null when there was no rating yet.
         */
        readonly get: operations["getNps"];
        readonly put?: never;
        /**
         * Rate the foundation
         * @description A whole number from 1 to 10. A vote younger than 60 s locks; at exactly 60 s it is open again.
         */
        readonly post: operations["saveNps"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/valueStore/{keys}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Values by their keys
         * @description Several keys are joined by commas. The answer holds exactly the keys asked for.
         */
        readonly get: operations["getValueStore"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/emailForm": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Send a form to the foundation
         * @description Used by the feedback form. Sent once for one idempotency key.
         */
        readonly post: operations["sendEmailForm"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/upload": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Upload files
         * @description Parts `meta[i]` (JSON with the category) and `File[i]`, i from 0. All or nothing: an error names the part at fault and nothing is stored.
         *     A file holds at most 5 MB (5,242,880 bytes); its bytes, its extension and its declared type must agree.
         */
        readonly post: operations["uploadFiles"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/missingTranslation": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Report a missing translation key
         * @description Sent once for one key by the portal; holds no personal data.
         */
        readonly post: operations["reportMissingTranslation"];
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
        /** @description Identifier of a person, or empty. */
        readonly OptionalPersonId: string;
        /** LoginRequest */
        readonly LoginRequest: {
            /**
             * @description Angel number of 4-10 digits, registered e-mail, or an administrator's name. Never empty.
             * @example 10000001
             * @example jana@example.com
             */
            readonly username: string;
            /** Format: password */
            readonly password: string;
        };
        /**
         * Format: int32
         * @description The operation succeeded.
         * @enum {integer}
         */
        readonly Success: 200;
        /**
         * Format: date-time
         * @description A moment in UTC.
         * @example 2026-11-10T09:00:00.000Z
         */
        readonly Instant: string;
        /**
         * Scope
         * @description What the person may do. `oou` must confirm the processing of personal data first; `emlid` is donor-like, without a valid e-mail.
         * @enum {string}
         */
        readonly Scope: "donor" | "recipient" | "admin" | "oou" | "emlid";
        /**
         * Format: short-text
         * @description A text of at most 100 characters, counted as code points after NFC (the raw length leaves room for decomposed letters).
         */
        readonly ShortText: string;
        /**
         * Format: portal-email
         * @description An e-mail address; apostrophes, plus signs and punycode are valid, invisible characters are not.
         * @example jana@example.com
         */
        readonly PortalEmail: string;
        /**
         * Gender
         * Format: int32
         * @description 1 male, 2 female, -1 when absent (a couple or a company).
         * @enum {integer}
         */
        readonly Gender: 1 | 2 | -1;
        /**
         * Format: phone-international
         * @description A phone with its country prefix.
         * @example +420601234567
         */
        readonly PhoneInternational: string;
        /** Address */
        readonly Address: {
            readonly street?: components["schemas"]["ShortText"];
            readonly houseNumber?: components["schemas"]["ShortText"];
            readonly city?: components["schemas"]["ShortText"];
            /**
             * Format: postal-code
             * @description Five digits, a space after the third is allowed.
             */
            readonly postalCode?: string;
        };
        /** DonorConsents */
        readonly DonorConsents: {
            readonly recipientMayGetPostalAddress: boolean;
            readonly recipientMayGetEmail: boolean;
            readonly nameInPublicList: boolean;
            readonly newsletter: boolean;
        };
        /**
         * Format: date
         * @description A date of business in Europe/Prague.
         * @example 2026-12-01
         */
        readonly PlainDate: string;
        /** TaxData */
        readonly TaxData: {
            /**
             * @description A natural person or self-employed, or a legal entity.
             * @enum {string}
             */
            readonly subject: "natural-person" | "legal-entity";
            readonly name: components["schemas"]["ShortText"];
            readonly dateOfBirth?: components["schemas"]["PlainDate"];
            /** Format: registration-number */
            readonly registrationNumber?: string;
        };
        /** DonorData */
        readonly DonorData: {
            /** Format: angel-number */
            readonly angelNumber: string;
            readonly title?: components["schemas"]["ShortText"];
            readonly firstName?: components["schemas"]["ShortText"];
            readonly lastName?: components["schemas"]["ShortText"];
            readonly companyName?: components["schemas"]["ShortText"];
            /**
             * Format: registration-number
             * @description IČO.
             */
            readonly registrationNumber?: string;
            readonly phone?: components["schemas"]["PhoneInternational"];
            readonly address: components["schemas"]["Address"];
            /** Format: int32 */
            readonly yearOfBirth?: number;
            /**
             * @description The donor's own answer; `other` also stands for several donors.
             * @enum {string}
             */
            readonly gender?: "male" | "female" | "other";
            /**
             * Format: int32
             * @description 1 single without children, 2 single with child, 3 partnered without children, 4 partnered with children, 5 widowed.
             * @enum {integer}
             */
            readonly familyStatus?: 1 | 2 | 3 | 4 | 5;
            /**
             * Format: int32
             * @description 1 up to 500, 2 500-5000, 3 5000-50000, 4 over 50000.
             * @enum {integer}
             */
            readonly municipalitySize?: 1 | 2 | 3 | 4;
            /** SourceOfAwareness */
            readonly sourceOfAwareness?: {
                /**
                 * Format: int32
                 * @description 1 family and friends, 2 TV, 3 online articles and press, 4 radio, 5 social networks, 6 other (with `text`), 7 billboard.
                 * @enum {integer}
                 */
                readonly id: 1 | 2 | 3 | 4 | 5 | 6 | 7;
                readonly text?: components["schemas"]["ShortText"];
            };
            readonly consents: components["schemas"]["DonorConsents"];
            /**
             * @description Several recipients each month, or a single one.
             * @enum {string}
             */
            readonly donationTargeting: "multiple" | "single";
            readonly taxData: components["schemas"]["TaxData"];
            /**
             * Format: date
             * @description Date of the consent to the processing of personal data; null without one.
             */
            readonly personalDataConsentDate: string | null;
        };
        /**
         * Profile
         * @description The person as the frame shows them; `donor` holds the donor's own data.
         */
        readonly Profile: {
            readonly displayName: components["schemas"]["ShortText"];
            /** @description Null for a donor without an e-mail. */
            readonly email: components["schemas"]["PortalEmail"] | null;
            /** @description Angel number of a donor (4-10 digits), recipient number, or an administrator's name. */
            readonly personalNumber: string;
            /** @description Path of the photo on the image host; null shows the drawn default. */
            readonly avatar: string | null;
            readonly gender: components["schemas"]["Gender"];
            readonly donor?: components["schemas"]["DonorData"];
        };
        /** DonorStatus */
        readonly DonorStatus: {
            /** Format: int32 */
            readonly Id: number;
            readonly Value: components["schemas"]["ShortText"];
        };
        /**
         * Rating
         * @description The last rating; both are null when there was none yet.
         */
        readonly Rating: {
            /** Format: int32 */
            readonly Value: number | null;
            /** Format: date-time */
            readonly Date: string | null;
        };
        /** @description An identifier, opaque to the client. */
        readonly Id: string;
        /**
         * PersonDocument
         * @description A document of a donor (yearly certificate) or of a recipient.
         */
        readonly PersonDocument: {
            readonly Id: components["schemas"]["Id"];
            readonly Created: components["schemas"]["Instant"];
            readonly Type: components["schemas"]["Id"];
            /**
             * Format: int32
             * @description Year of a tax certificate.
             */
            readonly Year?: number;
        };
        /** PersonImage */
        readonly PersonImage: {
            readonly Id: components["schemas"]["Id"];
            readonly IsPrimary: boolean;
        };
        /** StatusOfRequest */
        readonly StatusOfRequest: {
            /**
             * Format: int32
             * @enum {integer}
             */
            readonly Id: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
        };
        /** RequestStatus */
        readonly RequestStatus: {
            /**
             * Format: int32
             * @enum {integer}
             */
            readonly Id: 0 | 1 | 2;
        };
        /** SupportStatus */
        readonly SupportStatus: {
            /**
             * Format: int32
             * @enum {integer}
             */
            readonly Id: 1 | 2 | 3;
        };
        /**
         * Format: int32
         * @description Whole Czech crowns.
         */
        readonly Amount: number;
        /** LastPayment */
        readonly LastPayment: {
            readonly Amount: components["schemas"]["Amount"];
            readonly Received: components["schemas"]["PlainDate"];
            /** @description First working day of the month after the payment. */
            readonly RedistributionDate: components["schemas"]["PlainDate"];
            /** @description False while pending, true when sent to a family. */
            readonly Redistributed: boolean;
        };
        /** GiftOnItsWay */
        readonly GiftOnItsWay: {
            readonly Amount: components["schemas"]["Amount"];
            readonly Received: components["schemas"]["PlainDate"];
            /** @description It shows from this day; by card the next working day, by transfer within two. */
            readonly VisibleFrom: components["schemas"]["PlainDate"];
        };
        /** NextCharge */
        readonly NextCharge: {
            readonly Amount: components["schemas"]["Amount"];
            readonly Date: components["schemas"]["PlainDate"];
        };
        /**
         * Giving
         * @description What the donor's home says about giving. Dates of business are in Europe/Prague.
         */
        readonly Giving: {
            /**
             * Format: date
             * @description Day of the first gift; null before it.
             */
            readonly Since: string | null;
            /** @description The last received payment; null before the first. */
            readonly LastPayment: components["schemas"]["LastPayment"] | null;
            /** @description The latest gift that was received but does not show in the account yet; null or left out when there is none. */
            readonly OnItsWay?: components["schemas"]["GiftOnItsWay"] | null;
            /** @description Next charge of a recurring card payment; null without one. */
            readonly NextCharge: components["schemas"]["NextCharge"] | null;
        };
        /** Format: int32 */
        readonly BirthMonth: number;
        /** Format: int32 */
        readonly BirthYear: number;
        /** Patient */
        readonly Patient: {
            readonly Title?: components["schemas"]["ShortText"];
            readonly FirstName: components["schemas"]["ShortText"];
            readonly LastName: components["schemas"]["ShortText"];
            readonly BirthMonth: components["schemas"]["BirthMonth"];
            readonly BirthYear: components["schemas"]["BirthYear"];
        };
        /** BankAccount */
        readonly BankAccount: {
            /** Format: bank-account-prefix */
            readonly Prefix?: string;
            /** Format: bank-account-number */
            readonly Number: string;
            /** Format: bank-code */
            readonly BankCode: string;
        };
        /** FamilyMember */
        readonly FamilyMember: {
            readonly Id: components["schemas"]["Id"];
            readonly Name: components["schemas"]["ShortText"];
            /** @enum {string} */
            readonly Relation: "patient" | "sibling" | "step-sibling" | "parent" | "step-parent" | "child" | "stepchild" | "grandparent" | "husband" | "foster" | "partner" | "other" | "emergency-contact";
            /** @enum {string} */
            readonly Gender: "M" | "F";
            readonly BirthYear?: components["schemas"]["BirthYear"];
            readonly BirthMonth?: components["schemas"]["BirthMonth"];
            readonly Phone?: components["schemas"]["PhoneInternational"];
            readonly Email?: components["schemas"]["PortalEmail"];
            readonly SchoolOrProfession?: components["schemas"]["ShortText"];
            readonly Hobbies?: components["schemas"]["ShortText"];
            readonly IsMainContact: boolean;
            readonly IsMissingData: boolean;
        };
        /** @description A longer text, at most 5,000 characters. */
        readonly LongText: string;
        /** Phone */
        readonly Phone: {
            readonly Id: components["schemas"]["Id"];
            readonly Phone: string;
        };
        /** MissingDocument */
        readonly MissingDocument: {
            readonly Type: components["schemas"]["Id"];
            readonly Label: components["schemas"]["ShortText"];
            readonly Due: components["schemas"]["PlainDate"];
        };
        /**
         * EditingLock
         * @description The nearest lock of editing around payout (decision 13): the warning shows from the start of the day before, editing is locked
         *     from `LockedFrom` until `LockedUntil`.
         */
        readonly EditingLock: {
            readonly WarningFrom: components["schemas"]["Instant"];
            readonly LockedFrom: components["schemas"]["Instant"];
            readonly LockedUntil: components["schemas"]["Instant"];
        };
        /** RecipientData */
        readonly RecipientData: {
            /** Format: personal-number */
            readonly RecipientNumber: string;
            readonly Patient: components["schemas"]["Patient"];
            /** CaringPerson */
            readonly CaringPerson: {
                readonly FirstName: components["schemas"]["ShortText"];
                readonly LastName: components["schemas"]["ShortText"];
            };
            readonly ContactAddress: components["schemas"]["Address"];
            readonly Phone?: components["schemas"]["PhoneInternational"];
            readonly Email?: components["schemas"]["PortalEmail"];
            readonly Account: components["schemas"]["BankAccount"] | null;
            /** @enum {string} */
            readonly HousingType: "rent" | "other" | "shelter" | "house" | "hostel" | "flat" | "not-stated";
            /** Format: int32 */
            readonly HouseholdMembers: number;
            readonly FamilyMembers: readonly components["schemas"]["FamilyMember"][];
            /** @description The family agrees to be approached. */
            readonly InformativeConsent: boolean;
            /** @description Markdown. */
            readonly LifeStory: components["schemas"]["LongText"];
            /** @enum {string} */
            readonly DiseaseCategory: "oncological" | "long-term-oncological" | "other" | "organ-failure" | "muscular-dystrophy" | "cystic-fibrosis" | "metabolic-disorder" | "epidermolysis-bullosa" | "chronic-intestinal-disease";
            /** @description Phones that a sign-in code can go to. */
            readonly Phones: readonly components["schemas"]["Phone"][];
            /**
             * Format: date
             * @description Next payout, first working day of a month; null when payouts are paused or have ended.
             */
            readonly NextPayoutDate: string | null;
            /**
             * Format: date
             * @description By when the application is renewed next; null when it is not.
             */
            readonly RenewalDate: string | null;
            /**
             * Format: date
             * @description First day of the month of the last contribution, when help ends; otherwise null.
             */
            readonly LastContributionMonth: string | null;
            readonly MissingDocuments: readonly components["schemas"]["MissingDocument"][];
            readonly EditingLock: components["schemas"]["EditingLock"];
        };
        /**
         * FullUser
         * @description The full user object. Donors carry the status of their donorship, recipients the three statuses of their request and their record.
         */
        readonly FullUser: {
            readonly IsCorporateAccount: boolean;
            readonly DonorStatus: components["schemas"]["DonorStatus"] | null;
            readonly NPS: components["schemas"]["Rating"];
            readonly Documents: readonly components["schemas"]["PersonDocument"][];
            /**
             * Format: date-time
             * @description The sign-in before this one; null at the first.
             */
            readonly PreviousLogin: string | null;
            readonly Images: readonly components["schemas"]["PersonImage"][];
            /** @description 1 new request, 2 incomplete, 3 discarded, 4 suspended, 5 do not renew, 6 OK, 7 renewal received, 8 in renewal (version 1), 9 in renewal (version 2). */
            readonly RecipientStatusOfRequest: components["schemas"]["StatusOfRequest"] | null;
            /** @description 0 renewal not open, 1 open, 2 sent. */
            readonly RecipientRequestStatus: components["schemas"]["RequestStatus"] | null;
            /** @description 1 supported, 2 suspended, 3 ended. */
            readonly RecipientStatus: components["schemas"]["SupportStatus"] | null;
            readonly Giving?: components["schemas"]["Giving"];
            readonly Recipient?: components["schemas"]["RecipientData"];
        };
        /**
         * @description Identifier of a person, opaque to the client.
         * @example p-10000001
         */
        readonly PersonId: string;
        /**
         * LoginAnswer
         * @description What a sign-in gives, by password or by code.
         */
        readonly LoginAnswer: {
            /** @description Access token (JWT) with an `exp` claim; sent back in `Authorization` as it is. */
            readonly token: string;
            readonly expire: components["schemas"]["Instant"];
            readonly scope: components["schemas"]["Scope"];
            readonly profile: components["schemas"]["Profile"];
            readonly profile_full: components["schemas"]["FullUser"];
            readonly personId: components["schemas"]["PersonId"];
        };
        /** LoginSuccess */
        readonly LoginSuccess: {
            readonly error_code: components["schemas"]["Success"];
            readonly response: components["schemas"]["LoginAnswer"];
        };
        /**
         * UserNotFound
         * @description No account has this angel number or e-mail.
         */
        readonly UserNotFound: {
            /**
             * Format: int32
             * @enum {integer}
             */
            readonly error_code: 401;
            /** @enum {string} */
            readonly error: "user-not-found";
        };
        /**
         * WrongCredentials
         * @description The account exists, the password is not its own.
         */
        readonly WrongCredentials: {
            /**
             * Format: int32
             * @enum {integer}
             */
            readonly error_code: 401;
            /** @enum {string} */
            readonly error: "wrong-credentials";
        };
        /**
         * AnonymousAccount
         * @description 11111111 stands for anonymous gifts; nobody signs in with it.
         */
        readonly AnonymousAccount: {
            /**
             * Format: int32
             * @enum {integer}
             */
            readonly error_code: 401;
            /** @enum {string} */
            readonly error: "anonymous-account";
        };
        /**
         * AccountLocked
         * @description Six wrong passwords lock the account for 15 minutes from the sixth (decision 2).
         */
        readonly AccountLocked: {
            /**
             * Format: int32
             * @enum {integer}
             */
            readonly error_code: 423;
            /** @enum {string} */
            readonly error: "account-locked";
            readonly lockedUntil: components["schemas"]["Instant"];
        };
        /**
         * FieldErrors
         * @description Field name (dotted for nested fields, `File[1]` for parts) to the code of what is wrong with it: `required`, `min`, `max`, `invalid`,
         *     `unknown` (no such field), `doubled` (a part sent twice), or the code of a format or rule. The portal has the same codes for its own checks.
         */
        readonly FieldErrors: {
            readonly [key: string]: string;
        };
        /**
         * BadRequest
         * @description The request breaks the contract; `fields` names every field at fault.
         */
        readonly BadRequest: {
            /**
             * Format: int32
             * @enum {integer}
             */
            readonly error_code: 400;
            /** @enum {string} */
            readonly error: "bad-request";
            readonly fields?: components["schemas"]["FieldErrors"];
        };
        /**
         * RateLimited
         * @description Too many calls from this account or address; `Retry-After` says when to try again.
         */
        readonly RateLimited: {
            /**
             * Format: int32
             * @enum {integer}
             */
            readonly error_code: 429;
            /** @enum {string} */
            readonly error: "rate-limited";
        };
        /**
         * InternalError
         * @description The provider failed. Whether anything was done is unknown; repeat with the same idempotency key.
         */
        readonly InternalError: {
            /**
             * Format: int32
             * @enum {integer}
             */
            readonly error_code: 500;
            /** @enum {string} */
            readonly error: "internal-error";
        };
        /**
         * Format: personal-number
         * @description The recipient's number in the foundation's records.
         * @example 2000001
         */
        readonly PersonalNumber: string;
        /**
         * Format: birth-date
         * @description Birth date of the family's main contact, Europe/Prague.
         * @example 1985-04-01
         */
        readonly BirthDate: string;
        /** ValidateStep */
        readonly ValidateStep: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly step: "validate";
            readonly personalNumber: components["schemas"]["PersonalNumber"];
            readonly birthDate: components["schemas"]["BirthDate"];
        };
        /** LoginStep */
        readonly LoginStep: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly step: "login";
            readonly personalNumber: components["schemas"]["PersonalNumber"];
            readonly birthDate: components["schemas"]["BirthDate"];
            readonly phoneId: components["schemas"]["Id"];
        };
        /** VerifyStep */
        readonly VerifyStep: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly step: "verify";
            readonly transactionId: components["schemas"]["Id"];
            /**
             * Format: one-time-code
             * @description The one-time code from the SMS.
             * @example 482913
             */
            readonly code: string;
        };
        /** LoginRecipientRequest */
        readonly LoginRecipientRequest: components["schemas"]["ValidateStep"] | components["schemas"]["LoginStep"] | components["schemas"]["VerifyStep"];
        /** RecipientPhone */
        readonly RecipientPhone: {
            readonly Id: components["schemas"]["Id"];
            /**
             * @description Masked in place, prefix and length stay.
             * @example +420*****1234
             */
            readonly Phone: string;
        };
        /** PhonesOffered */
        readonly PhonesOffered: {
            readonly error_code: components["schemas"]["Success"];
            /** PhonesOfferedData */
            readonly Data: {
                /** @description All phones of the person; the client offers those that start with +420 and are 13 characters long. */
                readonly Phones: readonly components["schemas"]["RecipientPhone"][];
            };
        };
        /** CodeSent */
        readonly CodeSent: {
            readonly error_code: components["schemas"]["Success"];
            /** CodeSentData */
            readonly Data: {
                readonly TransactionId: components["schemas"]["Id"];
            };
        };
        /**
         * WrongPersonalData
         * @description No recipient has this personal number with this birth date of the main contact.
         */
        readonly WrongPersonalData: {
            /**
             * Format: int32
             * @enum {integer}
             */
            readonly error_code: 401;
            /** @enum {string} */
            readonly error: "wrong-personal-data";
        };
        /**
         * PhoneNotFound
         * @description The phone is not one of this person's.
         */
        readonly PhoneNotFound: {
            /**
             * Format: int32
             * @enum {integer}
             */
            readonly error_code: 404;
            /** @enum {string} */
            readonly error: "phone-not-found";
        };
        /**
         * WrongCode
         * @description The code is not the one sent. The sixth wrong code also locks the transaction.
         */
        readonly WrongCode: {
            /**
             * Format: int32
             * @enum {integer}
             */
            readonly error_code: 401;
            /** @enum {string} */
            readonly error: "wrong-code";
        };
        /**
         * TransactionNotFound
         * @description No such transaction, or it was replaced by a newer code.
         */
        readonly TransactionNotFound: {
            /**
             * Format: int32
             * @enum {integer}
             */
            readonly error_code: 404;
            /** @enum {string} */
            readonly error: "transaction-not-found";
        };
        /**
         * CodeExpired
         * @description The code is good strictly before 15 minutes have passed since the login step.
         */
        readonly CodeExpired: {
            /**
             * Format: int32
             * @enum {integer}
             */
            readonly error_code: 408;
            /** @enum {string} */
            readonly error: "code-expired";
        };
        /**
         * CodeUsed
         * @description The code has already signed somebody in.
         */
        readonly CodeUsed: {
            /**
             * Format: int32
             * @enum {integer}
             */
            readonly error_code: 409;
            /** @enum {string} */
            readonly error: "code-used";
        };
        /**
         * TransactionLocked
         * @description Six wrong codes were tried; only the login step gives a new one.
         */
        readonly TransactionLocked: {
            /**
             * Format: int32
             * @enum {integer}
             */
            readonly error_code: 423;
            /** @enum {string} */
            readonly error: "transaction-locked";
        };
        /**
         * TooManyCodes
         * @description At most 5 codes a person in 15 minutes; `Retry-After` says when the next one can be sent.
         */
        readonly TooManyCodes: {
            /**
             * Format: int32
             * @enum {integer}
             */
            readonly error_code: 429;
            /** @enum {string} */
            readonly error: "too-many-codes";
        };
        /**
         * Ok
         * @description The operation ran and has nothing more to say.
         */
        readonly Ok: {
            readonly error_code: components["schemas"]["Success"];
        };
        /**
         * TokenRefused
         * @description No token, a token past its time, or one that is not this provider's (or was ended). The client ends the session.
         */
        readonly TokenRefused: {
            /**
             * Format: int32
             * @enum {integer}
             */
            readonly error_code: 401;
            /** @enum {string} */
            readonly error: "token-missing" | "token-expired" | "token-invalid";
        };
        /**
         * Forbidden
         * @description The token is good, but its scope may not do this, or `uid` is not the token's person.
         */
        readonly Forbidden: {
            /**
             * Format: int32
             * @enum {integer}
             */
            readonly error_code: 403;
            /** @enum {string} */
            readonly error: "scope-forbidden" | "uid-mismatch";
        };
        /** UserProfileSuccess */
        readonly UserProfileSuccess: {
            readonly error_code: components["schemas"]["Success"];
            /** UserProfileAnswer */
            readonly response: {
                readonly profile: components["schemas"]["Profile"];
                readonly profile_full: components["schemas"]["FullUser"];
            };
        };
        /** RecipientProfileSuccess */
        readonly RecipientProfileSuccess: {
            readonly error_code: components["schemas"]["Success"];
            readonly response: components["schemas"]["FullUser"];
        };
        /**
         * Format: short-text
         * @description At most 100 characters, not blank.
         */
        readonly Name: string;
        /**
         * Format: password
         * @description A password being set, at least 6 characters.
         */
        readonly NewPassword: string;
        /**
         * @description Given, or the call is not made.
         * @enum {boolean}
         */
        readonly Consent: true;
        /**
         * Frequency
         * @description Every month, or once.
         * @enum {string}
         */
        readonly Frequency: "recurring" | "one-off";
        /**
         * FirstContribution
         * @description What the person means to give; nothing is charged by it. The welcome e-mail says how to send it.
         */
        readonly FirstContribution: {
            /**
             * Format: int32
             * @description Whole Czech crowns; a card takes 21 and more.
             */
            readonly amount: number;
            readonly frequency: components["schemas"]["Frequency"];
            /** @enum {string} */
            readonly method: "card" | "transfer" | "qr";
        };
        /** PersonRegistration */
        readonly PersonRegistration: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "person";
            readonly firstName: components["schemas"]["Name"];
            readonly lastName: components["schemas"]["Name"];
            readonly email: components["schemas"]["PortalEmail"];
            readonly password: components["schemas"]["NewPassword"];
            readonly consentPersonalData: components["schemas"]["Consent"];
            readonly consentTerms: components["schemas"]["Consent"];
            readonly newsletter: boolean;
            readonly contribution?: components["schemas"]["FirstContribution"];
        };
        /** CompanyRegistration */
        readonly CompanyRegistration: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "company";
            readonly companyName: components["schemas"]["Name"];
            /**
             * Format: registration-number
             * @description IČO, judged by its check digit; up to eight digits, shorter ones are padded from the left.
             */
            readonly registrationNumber: string;
            readonly email: components["schemas"]["PortalEmail"];
            readonly password: components["schemas"]["NewPassword"];
            readonly consentPersonalData: components["schemas"]["Consent"];
            readonly consentTerms: components["schemas"]["Consent"];
            readonly newsletter: boolean;
            readonly contribution?: components["schemas"]["FirstContribution"];
        };
        /** RegistrationRequest */
        readonly RegistrationRequest: components["schemas"]["PersonRegistration"] | components["schemas"]["CompanyRegistration"];
        /**
         * Format: angel-number
         * @description Number of a Good Angel and variable symbol of their gifts; 11111111 stands for anonymous gifts.
         * @example 10000001
         */
        readonly AngelNumber: string;
        /** Registration */
        readonly Registration: {
            readonly angelNumber: components["schemas"]["AngelNumber"];
            readonly email: components["schemas"]["PortalEmail"];
        };
        /** RegistrationSuccess */
        readonly RegistrationSuccess: {
            readonly error_code: components["schemas"]["Success"];
            readonly response: components["schemas"]["Registration"];
        };
        /**
         * EmailTaken
         * @description An account with this e-mail exists; the way on is a new password.
         */
        readonly EmailTaken: {
            /**
             * Format: int32
             * @enum {integer}
             */
            readonly error_code: 409;
            /** @enum {string} */
            readonly error: "email-taken";
            readonly fields: components["schemas"]["FieldErrors"];
        };
        /**
         * KeyReused
         * @description The idempotency key was used with another body.
         */
        readonly KeyReused: {
            /**
             * Format: int32
             * @enum {integer}
             */
            readonly error_code: 409;
            /** @enum {string} */
            readonly error: "idempotency-key-reused";
        };
        /** PasswordResetRequest */
        readonly PasswordResetRequest: {
            /** @description Angel number or registered e-mail. */
            readonly username: string;
        };
        /** @description An unguessable id that a link from an e-mail or a page of the gateway carries; who knows it may use it. */
        readonly LinkToken: string;
        /** PasswordResetCheck */
        readonly PasswordResetCheck: {
            /** @description From the link in the e-mail; in bodies only, so that no log of addresses keeps it. */
            readonly resetToken: components["schemas"]["LinkToken"];
        };
        /** PasswordReset */
        readonly PasswordReset: {
            /** @description The link is good strictly before this moment. */
            readonly goodUntil: components["schemas"]["Instant"];
        };
        /** PasswordResetSuccess */
        readonly PasswordResetSuccess: {
            readonly error_code: components["schemas"]["Success"];
            readonly response: components["schemas"]["PasswordReset"];
        };
        /**
         * ResetLinkNotFound
         * @description No such link to a new password.
         */
        readonly ResetLinkNotFound: {
            /**
             * Format: int32
             * @enum {integer}
             */
            readonly error_code: 404;
            /** @enum {string} */
            readonly error: "reset-link-not-found";
        };
        /**
         * ResetLinkExpired
         * @description The link is past its hour, or a newer one was mailed.
         */
        readonly ResetLinkExpired: {
            /**
             * Format: int32
             * @enum {integer}
             */
            readonly error_code: 408;
            /** @enum {string} */
            readonly error: "reset-link-expired";
        };
        /**
         * ResetLinkUsed
         * @description The link has set a password already.
         */
        readonly ResetLinkUsed: {
            /**
             * Format: int32
             * @enum {integer}
             */
            readonly error_code: 409;
            /** @enum {string} */
            readonly error: "reset-link-used";
        };
        /** NewPasswordRequest */
        readonly NewPasswordRequest: {
            /** @description From the link in the e-mail; in bodies only, so that no log of addresses keeps it. */
            readonly resetToken: components["schemas"]["LinkToken"];
            readonly password: components["schemas"]["NewPassword"];
        };
        /**
         * @description The `emlid` of a rating link from an e-mail.
         * @example jana-nps-2026
         */
        readonly RatingLink: string;
        /** ConsentState */
        readonly ConsentState: {
            /**
             * Format: date
             * @description Day of the consent, Europe/Prague; null without one.
             */
            readonly confirmedOn: string | null;
        };
        /** ConsentStateSuccess */
        readonly ConsentStateSuccess: {
            readonly error_code: components["schemas"]["Success"];
            readonly response: components["schemas"]["ConsentState"];
        };
        /**
         * RatingLinkNotFound
         * @description No rating link has this `emlid`.
         */
        readonly RatingLinkNotFound: {
            /**
             * Format: int32
             * @enum {integer}
             */
            readonly error_code: 404;
            /** @enum {string} */
            readonly error: "rating-link-not-found";
        };
        /** ConsentRequest */
        readonly ConsentRequest: {
            readonly personalData: components["schemas"]["Consent"];
            /** @description The link from an e-mail; null or left out for the signed-in person. */
            readonly emlid?: components["schemas"]["RatingLink"] | null;
        };
        /** ConfirmedConsent */
        readonly ConfirmedConsent: {
            readonly confirmedOn: components["schemas"]["PlainDate"];
            /** @description The new session, as a login gives it; null when the link alone was used. */
            readonly session: components["schemas"]["LoginAnswer"] | null;
        };
        /** ConsentSuccess */
        readonly ConsentSuccess: {
            readonly error_code: components["schemas"]["Success"];
            readonly response: components["schemas"]["ConfirmedConsent"];
        };
        /** PaymentDetails */
        readonly PaymentDetails: {
            /**
             * Format: short-text
             * @description Name of the account's owner, as banks and the EPC code want it (at most 70 characters).
             */
            readonly payee: string;
            /** BankAccount */
            readonly account: {
                /** Format: bank-account-prefix */
                readonly prefix?: string;
                /** Format: bank-account-number */
                readonly number: string;
                /** Format: bank-code */
                readonly bankCode: string;
            };
            /**
             * Format: iban
             * @description Of the same account, without spaces.
             * @example CZ8799990000001000000005
             */
            readonly iban: string;
            readonly bic: string;
            readonly bankName: components["schemas"]["ShortText"];
            /** @description Message for the payee. */
            readonly message: components["schemas"]["ShortText"];
            readonly anonymousNumber: components["schemas"]["AngelNumber"];
        };
        /** PaymentDetailsSuccess */
        readonly PaymentDetailsSuccess: {
            readonly error_code: components["schemas"]["Success"];
            readonly response: components["schemas"]["PaymentDetails"];
        };
        /**
         * Format: int32
         * @description Whole Czech crowns, over 20 (decision 12); the upper limit is `card_amount_max` of the value store.
         */
        readonly CardAmount: number;
        /** CardPaymentRequest */
        readonly CardPaymentRequest: {
            readonly amount: components["schemas"]["CardAmount"];
            /** @description The giver's angel number, or 11111111 for an anonymous gift. */
            readonly angelNumber: components["schemas"]["AngelNumber"];
            readonly frequency: components["schemas"]["Frequency"];
            /** Format: short-text */
            readonly cardholder: string;
            readonly email: components["schemas"]["PortalEmail"];
        };
        /**
         * Format: uri
         * @description The page of the gateway where the card is asked for.
         */
        readonly GatewayUrl: string;
        /** CardPaymentStarted */
        readonly CardPaymentStarted: {
            readonly paymentId: components["schemas"]["LinkToken"];
            readonly gatewayUrl: components["schemas"]["GatewayUrl"];
        };
        /** CardPaymentStartedSuccess */
        readonly CardPaymentStartedSuccess: {
            readonly error_code: components["schemas"]["Success"];
            readonly response: components["schemas"]["CardPaymentStarted"];
        };
        /**
         * AmountOverLimit
         * @description More than a card takes at once; `limit` says how much that is.
         */
        readonly AmountOverLimit: {
            /**
             * Format: int32
             * @enum {integer}
             */
            readonly error_code: 422;
            /** @enum {string} */
            readonly error: "amount-over-limit";
            readonly limit: components["schemas"]["Amount"];
            readonly fields: components["schemas"]["FieldErrors"];
        };
        /**
         * AngelNumberNotFound
         * @description Nobody has this angel number.
         */
        readonly AngelNumberNotFound: {
            /**
             * Format: int32
             * @enum {integer}
             */
            readonly error_code: 404;
            /** @enum {string} */
            readonly error: "angel-number-not-found";
            readonly fields: components["schemas"]["FieldErrors"];
        };
        /** Format: date */
        readonly DateOrNull: string | null;
        /**
         * CardPayment
         * @description Dates of business are in Europe/Prague; each is null where it does not apply (yet).
         */
        readonly CardPayment: {
            readonly paymentId: components["schemas"]["LinkToken"];
            /**
             * @description `waiting` until the gateway says, at most 15 minutes; then `approved`, `declined`, `cancelled` (by the person) or `timed-out`.
             * @enum {string}
             */
            readonly status: "waiting" | "approved" | "declined" | "cancelled" | "timed-out";
            /**
             * @description Why the bank declined.
             * @enum {string|null}
             */
            readonly reason: "insufficient-funds" | "card-expired" | "card-blocked" | "authentication-failed" | "refused-by-bank" | null;
            readonly amount: components["schemas"]["CardAmount"];
            readonly angelNumber: components["schemas"]["AngelNumber"];
            readonly frequency: components["schemas"]["Frequency"];
            readonly startedAt: components["schemas"]["Instant"];
            /** Format: date-time */
            readonly decidedAt: string | null;
            /**
             * Format: uri
             * @description Where a waiting payment goes on.
             */
            readonly gatewayUrl: string | null;
            /** @description The payment shows in the angel's account from this day, the next working one. */
            readonly visibleFrom: components["schemas"]["DateOrNull"];
            /** @description It goes to families on this day, the first working one of the next month. */
            readonly distributionOn: components["schemas"]["DateOrNull"];
            readonly nextChargeOn: components["schemas"]["DateOrNull"];
            /** @description The last charge, strictly before the third anniversary of the first (decision 1). */
            readonly lastChargeOn: components["schemas"]["DateOrNull"];
            readonly recurringId: components["schemas"]["LinkToken"] | null;
        };
        /** CardPaymentSuccess */
        readonly CardPaymentSuccess: {
            readonly error_code: components["schemas"]["Success"];
            readonly response: components["schemas"]["CardPayment"];
        };
        /**
         * PaymentNotFound
         * @description No such payment by card.
         */
        readonly PaymentNotFound: {
            /**
             * Format: int32
             * @enum {integer}
             */
            readonly error_code: 404;
            /** @enum {string} */
            readonly error: "payment-not-found";
        };
        /**
         * PaymentAlreadyApproved
         * @description The payment was approved; there is nothing to try again.
         */
        readonly PaymentAlreadyApproved: {
            /**
             * Format: int32
             * @enum {integer}
             */
            readonly error_code: 409;
            /** @enum {string} */
            readonly error: "payment-already-approved";
        };
        /**
         * RecurringPayment
         * @description Dates are days of Europe/Prague; each is null where it does not apply.
         */
        readonly RecurringPayment: {
            readonly recurringId: components["schemas"]["LinkToken"];
            /**
             * @description `ended` after three years.
             * @enum {string}
             */
            readonly status: "active" | "cancelled" | "ended";
            readonly amount: components["schemas"]["CardAmount"];
            readonly angelNumber: components["schemas"]["AngelNumber"];
            readonly startedOn: components["schemas"]["PlainDate"];
            readonly nextChargeOn: components["schemas"]["DateOrNull"];
            /** @description The last charge before the third anniversary; null once cancelled or ended. */
            readonly lastChargeOn: components["schemas"]["DateOrNull"];
            readonly cancelledOn: components["schemas"]["DateOrNull"];
            /** @description Day of the last charge, where it failed; it is tried again with the next one. */
            readonly failedOn: components["schemas"]["DateOrNull"];
        };
        /** RecurringPaymentsSuccess */
        readonly RecurringPaymentsSuccess: {
            readonly error_code: components["schemas"]["Success"];
            readonly response: readonly components["schemas"]["RecurringPayment"][];
        };
        /** RecurringPaymentSuccess */
        readonly RecurringPaymentSuccess: {
            readonly error_code: components["schemas"]["Success"];
            readonly response: components["schemas"]["RecurringPayment"];
        };
        /**
         * RecurringNotFound
         * @description No such recurring payment.
         */
        readonly RecurringNotFound: {
            /**
             * Format: int32
             * @enum {integer}
             */
            readonly error_code: 404;
            /** @enum {string} */
            readonly error: "recurring-not-found";
        };
        /** RecurringPaymentChange */
        readonly RecurringPaymentChange: {
            readonly amount: components["schemas"]["CardAmount"];
        };
        /**
         * RecurringNotActive
         * @description The recurring payment was cancelled or has ended.
         */
        readonly RecurringNotActive: {
            /**
             * Format: int32
             * @enum {integer}
             */
            readonly error_code: 409;
            /** @enum {string} */
            readonly error: "recurring-not-active";
        };
        /** RatingSuccess */
        readonly RatingSuccess: {
            readonly error_code: components["schemas"]["Success"];
            readonly response: components["schemas"]["Rating"];
        };
        /** RatingRequest */
        readonly RatingRequest: {
            /** Format: int32 */
            readonly rating: number;
            /** @description The rating link; null or left out for the signed-in person. */
            readonly emlid?: components["schemas"]["RatingLink"] | null;
        };
        /**
         * VoteLocked
         * @description A vote younger than 60 s locks (decision 3).
         */
        readonly VoteLocked: {
            /**
             * Format: int32
             * @enum {integer}
             */
            readonly error_code: 423;
            /** @enum {string} */
            readonly error: "vote-locked";
            readonly lockedUntil: components["schemas"]["Instant"];
        };
        /** ValuesSuccess */
        readonly ValuesSuccess: {
            readonly error_code: components["schemas"]["Success"];
            /**
             * Values
             * @description `header_web_notice` is `1` when the notice is shown and `0` when not, `header_web_notice_text` is Markdown,
             *     `nps_showStart` and `nps_showEnd` are dates whose days both count in (Europe/Prague).
             *     `card_amount_max` is the most one payment by card may be, in whole crowns. `terms_general` and `terms_personal_data` are the
             *     texts a new Good Angel consents to, in Markdown, and `terms_general_en`, `terms_personal_data_en` the same in English.
             */
            readonly response: {
                readonly [key: string]: components["schemas"]["LongText"];
            };
        };
        /**
         * ValueNotFound
         * @description One of the keys has no value; `fields` names it.
         */
        readonly ValueNotFound: {
            /**
             * Format: int32
             * @enum {integer}
             */
            readonly error_code: 404;
            /** @enum {string} */
            readonly error: "value-not-found";
            readonly fields?: components["schemas"]["FieldErrors"];
        };
        /** EmailFormField */
        readonly EmailFormField: {
            readonly id: components["schemas"]["Id"];
            readonly title: components["schemas"]["ShortText"];
            readonly value: components["schemas"]["LongText"];
        };
        /** EmailFormRequest */
        readonly EmailFormRequest: {
            readonly to: components["schemas"]["PortalEmail"];
            /** Format: short-text */
            readonly subject: string;
            readonly fields: readonly components["schemas"]["EmailFormField"][];
        };
        /**
         * MailboxNotAllowed
         * @description The form may be sent to the foundation's own mailboxes only.
         */
        readonly MailboxNotAllowed: {
            /**
             * Format: int32
             * @enum {integer}
             */
            readonly error_code: 403;
            /** @enum {string} */
            readonly error: "mailbox-not-allowed";
        };
        /**
         * UploadMeta
         * @description Sent as JSON.
         */
        readonly UploadMeta: {
            /**
             * @description What the file is: `avatar` takes JPG and PNG; `photo` JPG, PNG, BMP, JPEG; `document` and `form` also PDF; `request` also DOC, DOCX, XLS, XLSX.
             * @enum {string}
             */
            readonly category: "avatar" | "photo" | "document" | "form" | "request";
        };
        /**
         * UploadRequest
         * @description At most 10 items in one request.
         */
        readonly UploadRequest: {
            readonly [key: string]: components["schemas"]["UploadMeta"] | unknown;
        };
        /** FileListItem */
        readonly FileListItem: {
            readonly Key: components["schemas"]["Id"];
            /** @description The label shown, the file's own name. */
            readonly Value: string;
        };
        /** UploadSuccess */
        readonly UploadSuccess: {
            readonly error_code: components["schemas"]["Success"];
            /** UploadAnswer */
            readonly response: {
                readonly files: readonly components["schemas"]["FileListItem"][];
            };
        };
        /**
         * FileRefused
         * @description A part of the upload is refused; `fields` names it (`File[1]`, `meta[1]`). Nothing was stored.
         */
        readonly FileRefused: {
            /**
             * Format: int32
             * @enum {integer}
             */
            readonly error_code: 400;
            /** @enum {string} */
            readonly error: "file-missing" | "file-empty" | "file-oversize" | "file-unsupported-type" | "file-type-mismatch" | "file-category-unknown" | "file-meta-invalid" | "files-total-oversize";
            readonly fields?: components["schemas"]["FieldErrors"];
        };
        /** MissingTranslation */
        readonly MissingTranslation: {
            /** @enum {string} */
            readonly language: "cs" | "en";
            readonly namespace: string;
            readonly key: string;
        };
    };
    responses: {
        /** @description The request breaks the contract. */
        readonly BadRequest: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error_code": 400,
                 *       "error": "bad-request",
                 *       "fields": {
                 *         "rating": "max"
                 *       }
                 *     }
                 */
                readonly "application/json": components["schemas"]["BadRequest"];
            };
        };
        /** @description Too many calls. */
        readonly RateLimited: {
            headers: {
                readonly "Retry-After": components["headers"]["RetryAfter"];
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error_code": 429,
                 *       "error": "rate-limited"
                 *     }
                 */
                readonly "application/json": components["schemas"]["RateLimited"];
            };
        };
        /** @description The provider failed. */
        readonly InternalError: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error_code": 500,
                 *       "error": "internal-error"
                 *     }
                 */
                readonly "application/json": components["schemas"]["InternalError"];
            };
        };
        /** @description No token, or one that is not good. */
        readonly TokenRefused: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["TokenRefused"];
            };
        };
        /** @description The scope or the person does not fit. */
        readonly Forbidden: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Forbidden"];
            };
        };
        /** @description The idempotency key was used with another body. */
        readonly KeyReused: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error_code": 409,
                 *       "error": "idempotency-key-reused"
                 *     }
                 */
                readonly "application/json": components["schemas"]["KeyReused"];
            };
        };
    };
    parameters: {
        /**
         * @description The `personId` of the login answer; empty when nobody is signed in. One that is not the token's is refused.
         * @example p-10000001
         */
        readonly Uid: components["schemas"]["OptionalPersonId"];
        /**
         * @description Language of the interface; recipients' pages always send `cs`.
         * @example cs
         */
        readonly Lang: "cs" | "en";
        /**
         * @description The same as the header, added to GET and DELETE.
         * @example p-10000001
         */
        readonly UidQuery: components["schemas"]["OptionalPersonId"];
        /**
         * @description One key per intent of the person. The same key with the same body gives the first answer again and does nothing twice;
         *     with another body it is refused (`idempotency-key-reused`). Kept for 24 hours.
         * @example 3f0c1b52-6d0e-4f0c-9f67-1b1d5a3c9e21
         */
        readonly IdempotencyKey: string;
    };
    requestBodies: never;
    headers: {
        /** @description Seconds after which the call may be tried again. */
        readonly RetryAfter: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    readonly logIn: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The `personId` of the login answer; empty when nobody is signed in. One that is not the token's is refused.
                 * @example p-10000001
                 */
                readonly uid?: components["parameters"]["Uid"];
                /**
                 * @description Language of the interface; recipients' pages always send `cs`.
                 * @example cs
                 */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["LoginRequest"];
            };
        };
        readonly responses: {
            /** @description Signed in, or refused by a rule. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LoginSuccess"] | components["schemas"]["UserNotFound"] | components["schemas"]["WrongCredentials"] | components["schemas"]["AnonymousAccount"] | components["schemas"]["AccountLocked"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["InternalError"];
        };
    };
    readonly logInRecipient: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The `personId` of the login answer; empty when nobody is signed in. One that is not the token's is refused.
                 * @example p-10000001
                 */
                readonly uid?: components["parameters"]["Uid"];
                /**
                 * @description Language of the interface; recipients' pages always send `cs`.
                 * @example cs
                 */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["LoginRecipientRequest"];
            };
        };
        readonly responses: {
            /** @description The step succeeded, or was refused by a rule. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PhonesOffered"] | components["schemas"]["CodeSent"] | components["schemas"]["LoginSuccess"] | components["schemas"]["WrongPersonalData"] | components["schemas"]["PhoneNotFound"] | components["schemas"]["WrongCode"] | components["schemas"]["TransactionNotFound"] | components["schemas"]["CodeExpired"] | components["schemas"]["CodeUsed"] | components["schemas"]["TransactionLocked"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            /** @description Too many calls, or too many codes for this person. */
            readonly 429: {
                headers: {
                    readonly "Retry-After": components["headers"]["RetryAfter"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RateLimited"] | components["schemas"]["TooManyCodes"];
                };
            };
            readonly 500: components["responses"]["InternalError"];
        };
    };
    readonly endSession: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The same as the header, added to GET and DELETE.
                 * @example p-10000001
                 */
                readonly uid?: components["parameters"]["UidQuery"];
            };
            readonly header?: {
                /**
                 * @description The `personId` of the login answer; empty when nobody is signed in. One that is not the token's is refused.
                 * @example p-10000001
                 */
                readonly uid?: components["parameters"]["Uid"];
                /**
                 * @description Language of the interface; recipients' pages always send `cs`.
                 * @example cs
                 */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The session has ended. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error_code": 200
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Ok"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["TokenRefused"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["InternalError"];
        };
    };
    readonly getUserProfile: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The same as the header, added to GET and DELETE.
                 * @example p-10000001
                 */
                readonly uid?: components["parameters"]["UidQuery"];
            };
            readonly header?: {
                /**
                 * @description The `personId` of the login answer; empty when nobody is signed in. One that is not the token's is refused.
                 * @example p-10000001
                 */
                readonly uid?: components["parameters"]["Uid"];
                /**
                 * @description Language of the interface; recipients' pages always send `cs`.
                 * @example cs
                 */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The person. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["UserProfileSuccess"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["TokenRefused"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["InternalError"];
        };
    };
    readonly getRecipientProfile: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description The same as the header, added to GET and DELETE.
                 * @example p-10000001
                 */
                readonly uid?: components["parameters"]["UidQuery"];
                /**
                 * @description The current moment of the client.
                 * @example 2026-11-10T09:00:00.000Z
                 */
                readonly t: components["schemas"]["Instant"];
            };
            readonly header?: {
                /**
                 * @description The `personId` of the login answer; empty when nobody is signed in. One that is not the token's is refused.
                 * @example p-10000001
                 */
                readonly uid?: components["parameters"]["Uid"];
                /**
                 * @description Language of the interface; recipients' pages always send `cs`.
                 * @example cs
                 */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
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
                    readonly "application/json": components["schemas"]["RecipientProfileSuccess"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["TokenRefused"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["InternalError"];
        };
    };
    readonly registerDonor: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The `personId` of the login answer; empty when nobody is signed in. One that is not the token's is refused.
                 * @example p-10000001
                 */
                readonly uid?: components["parameters"]["Uid"];
                /**
                 * @description Language of the interface; recipients' pages always send `cs`.
                 * @example cs
                 */
                readonly lang?: components["parameters"]["Lang"];
                /**
                 * @description One key per intent of the person. The same key with the same body gives the first answer again and does nothing twice;
                 *     with another body it is refused (`idempotency-key-reused`). Kept for 24 hours.
                 * @example 3f0c1b52-6d0e-4f0c-9f67-1b1d5a3c9e21
                 */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RegistrationRequest"];
            };
        };
        readonly responses: {
            /** @description The account is open, or the e-mail already has one. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RegistrationSuccess"] | components["schemas"]["EmailTaken"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 409: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["InternalError"];
        };
    };
    readonly requestPasswordReset: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The `personId` of the login answer; empty when nobody is signed in. One that is not the token's is refused.
                 * @example p-10000001
                 */
                readonly uid?: components["parameters"]["Uid"];
                /**
                 * @description Language of the interface; recipients' pages always send `cs`.
                 * @example cs
                 */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PasswordResetRequest"];
            };
        };
        readonly responses: {
            /** @description Whoever it was: heard. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Ok"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["InternalError"];
        };
    };
    readonly checkPasswordReset: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The `personId` of the login answer; empty when nobody is signed in. One that is not the token's is refused.
                 * @example p-10000001
                 */
                readonly uid?: components["parameters"]["Uid"];
                /**
                 * @description Language of the interface; recipients' pages always send `cs`.
                 * @example cs
                 */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PasswordResetCheck"];
            };
        };
        readonly responses: {
            /** @description Until when the link is good, or why it is not. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PasswordResetSuccess"] | components["schemas"]["ResetLinkNotFound"] | components["schemas"]["ResetLinkExpired"] | components["schemas"]["ResetLinkUsed"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["InternalError"];
        };
    };
    readonly resetPassword: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The `personId` of the login answer; empty when nobody is signed in. One that is not the token's is refused.
                 * @example p-10000001
                 */
                readonly uid?: components["parameters"]["Uid"];
                /**
                 * @description Language of the interface; recipients' pages always send `cs`.
                 * @example cs
                 */
                readonly lang?: components["parameters"]["Lang"];
                /**
                 * @description One key per intent of the person. The same key with the same body gives the first answer again and does nothing twice;
                 *     with another body it is refused (`idempotency-key-reused`). Kept for 24 hours.
                 * @example 3f0c1b52-6d0e-4f0c-9f67-1b1d5a3c9e21
                 */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NewPasswordRequest"];
            };
        };
        readonly responses: {
            /** @description The password is set, or the link does not open anything. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Ok"] | components["schemas"]["ResetLinkNotFound"] | components["schemas"]["ResetLinkExpired"] | components["schemas"]["ResetLinkUsed"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 409: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["InternalError"];
        };
    };
    readonly getConsent: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The same as the header, added to GET and DELETE.
                 * @example p-10000001
                 */
                readonly uid?: components["parameters"]["UidQuery"];
                /**
                 * @description The link from an e-mail.
                 * @example jana-nps-2026
                 */
                readonly emlid?: components["schemas"]["RatingLink"];
            };
            readonly header?: {
                /**
                 * @description The `personId` of the login answer; empty when nobody is signed in. One that is not the token's is refused.
                 * @example p-10000001
                 */
                readonly uid?: components["parameters"]["Uid"];
                /**
                 * @description Language of the interface; recipients' pages always send `cs`.
                 * @example cs
                 */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The day of the consent, or null. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ConsentStateSuccess"] | components["schemas"]["RatingLinkNotFound"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["TokenRefused"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["InternalError"];
        };
    };
    readonly confirmConsent: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The `personId` of the login answer; empty when nobody is signed in. One that is not the token's is refused.
                 * @example p-10000001
                 */
                readonly uid?: components["parameters"]["Uid"];
                /**
                 * @description Language of the interface; recipients' pages always send `cs`.
                 * @example cs
                 */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ConsentRequest"];
            };
        };
        readonly responses: {
            /** @description Confirmed, or an unknown link. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ConsentSuccess"] | components["schemas"]["RatingLinkNotFound"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["TokenRefused"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["InternalError"];
        };
    };
    readonly getPaymentDetails: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The same as the header, added to GET and DELETE.
                 * @example p-10000001
                 */
                readonly uid?: components["parameters"]["UidQuery"];
            };
            readonly header?: {
                /**
                 * @description The `personId` of the login answer; empty when nobody is signed in. One that is not the token's is refused.
                 * @example p-10000001
                 */
                readonly uid?: components["parameters"]["Uid"];
                /**
                 * @description Language of the interface; recipients' pages always send `cs`.
                 * @example cs
                 */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The account. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PaymentDetailsSuccess"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["InternalError"];
        };
    };
    readonly startCardPayment: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The `personId` of the login answer; empty when nobody is signed in. One that is not the token's is refused.
                 * @example p-10000001
                 */
                readonly uid?: components["parameters"]["Uid"];
                /**
                 * @description Language of the interface; recipients' pages always send `cs`.
                 * @example cs
                 */
                readonly lang?: components["parameters"]["Lang"];
                /**
                 * @description One key per intent of the person. The same key with the same body gives the first answer again and does nothing twice;
                 *     with another body it is refused (`idempotency-key-reused`). Kept for 24 hours.
                 * @example 3f0c1b52-6d0e-4f0c-9f67-1b1d5a3c9e21
                 */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CardPaymentRequest"];
            };
        };
        readonly responses: {
            /** @description Started, or refused by a rule. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CardPaymentStartedSuccess"] | components["schemas"]["AmountOverLimit"] | components["schemas"]["AngelNumberNotFound"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 409: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["InternalError"];
        };
    };
    readonly getCardPayment: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The same as the header, added to GET and DELETE.
                 * @example p-10000001
                 */
                readonly uid?: components["parameters"]["UidQuery"];
            };
            readonly header?: {
                /**
                 * @description The `personId` of the login answer; empty when nobody is signed in. One that is not the token's is refused.
                 * @example p-10000001
                 */
                readonly uid?: components["parameters"]["Uid"];
                /**
                 * @description Language of the interface; recipients' pages always send `cs`.
                 * @example cs
                 */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path: {
                /**
                 * @description The payment, by its unguessable id; who knows it may see it.
                 * @example pay_2f8c41d09ab34e6c9d10
                 */
                readonly paymentId: components["schemas"]["LinkToken"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The payment, or an unknown one. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CardPaymentSuccess"] | components["schemas"]["PaymentNotFound"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["InternalError"];
        };
    };
    readonly retryCardPayment: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The `personId` of the login answer; empty when nobody is signed in. One that is not the token's is refused.
                 * @example p-10000001
                 */
                readonly uid?: components["parameters"]["Uid"];
                /**
                 * @description Language of the interface; recipients' pages always send `cs`.
                 * @example cs
                 */
                readonly lang?: components["parameters"]["Lang"];
                /**
                 * @description One key per intent of the person. The same key with the same body gives the first answer again and does nothing twice;
                 *     with another body it is refused (`idempotency-key-reused`). Kept for 24 hours.
                 * @example 3f0c1b52-6d0e-4f0c-9f67-1b1d5a3c9e21
                 */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path: {
                /**
                 * @description The payment, by its unguessable id; who knows it may see it.
                 * @example pay_2f8c41d09ab34e6c9d10
                 */
                readonly paymentId: components["schemas"]["LinkToken"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Started again, or refused by a rule. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CardPaymentStartedSuccess"] | components["schemas"]["PaymentNotFound"] | components["schemas"]["PaymentAlreadyApproved"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 409: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["InternalError"];
        };
    };
    readonly getRecurringPayments: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The same as the header, added to GET and DELETE.
                 * @example p-10000001
                 */
                readonly uid?: components["parameters"]["UidQuery"];
            };
            readonly header?: {
                /**
                 * @description The `personId` of the login answer; empty when nobody is signed in. One that is not the token's is refused.
                 * @example p-10000001
                 */
                readonly uid?: components["parameters"]["Uid"];
                /**
                 * @description Language of the interface; recipients' pages always send `cs`.
                 * @example cs
                 */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The list. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RecurringPaymentsSuccess"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["TokenRefused"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["InternalError"];
        };
    };
    readonly getRecurringPayment: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The same as the header, added to GET and DELETE.
                 * @example p-10000001
                 */
                readonly uid?: components["parameters"]["UidQuery"];
            };
            readonly header?: {
                /**
                 * @description The `personId` of the login answer; empty when nobody is signed in. One that is not the token's is refused.
                 * @example p-10000001
                 */
                readonly uid?: components["parameters"]["Uid"];
                /**
                 * @description Language of the interface; recipients' pages always send `cs`.
                 * @example cs
                 */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path: {
                /**
                 * @description The recurring payment, by its unguessable id from the e-mail or the list; who knows it may change it.
                 * @example rec_91c0d2e7ab
                 */
                readonly recurringId: components["schemas"]["LinkToken"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The payment, or an unknown one. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RecurringPaymentSuccess"] | components["schemas"]["RecurringNotFound"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["InternalError"];
        };
    };
    readonly changeRecurringPayment: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The `personId` of the login answer; empty when nobody is signed in. One that is not the token's is refused.
                 * @example p-10000001
                 */
                readonly uid?: components["parameters"]["Uid"];
                /**
                 * @description Language of the interface; recipients' pages always send `cs`.
                 * @example cs
                 */
                readonly lang?: components["parameters"]["Lang"];
                /**
                 * @description One key per intent of the person. The same key with the same body gives the first answer again and does nothing twice;
                 *     with another body it is refused (`idempotency-key-reused`). Kept for 24 hours.
                 * @example 3f0c1b52-6d0e-4f0c-9f67-1b1d5a3c9e21
                 */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path: {
                /**
                 * @description The recurring payment, by its unguessable id from the e-mail or the list; who knows it may change it.
                 * @example rec_91c0d2e7ab
                 */
                readonly recurringId: components["schemas"]["LinkToken"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RecurringPaymentChange"];
            };
        };
        readonly responses: {
            /** @description The payment as it is now, or refused by a rule. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RecurringPaymentSuccess"] | components["schemas"]["RecurringNotFound"] | components["schemas"]["RecurringNotActive"] | components["schemas"]["AmountOverLimit"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 409: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["InternalError"];
        };
    };
    readonly cancelRecurringPayment: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The same as the header, added to GET and DELETE.
                 * @example p-10000001
                 */
                readonly uid?: components["parameters"]["UidQuery"];
            };
            readonly header?: {
                /**
                 * @description The `personId` of the login answer; empty when nobody is signed in. One that is not the token's is refused.
                 * @example p-10000001
                 */
                readonly uid?: components["parameters"]["Uid"];
                /**
                 * @description Language of the interface; recipients' pages always send `cs`.
                 * @example cs
                 */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path: {
                /**
                 * @description The recurring payment, by its unguessable id from the e-mail or the list; who knows it may change it.
                 * @example rec_91c0d2e7ab
                 */
                readonly recurringId: components["schemas"]["LinkToken"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The payment as it is now, or an unknown one. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RecurringPaymentSuccess"] | components["schemas"]["RecurringNotFound"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["InternalError"];
        };
    };
    readonly getNps: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The same as the header, added to GET and DELETE.
                 * @example p-10000001
                 */
                readonly uid?: components["parameters"]["UidQuery"];
                /**
                 * @description The rating link from an e-mail.
                 * @example jana-nps-2026
                 */
                readonly emlid?: components["schemas"]["RatingLink"];
            };
            readonly header?: {
                /**
                 * @description The `personId` of the login answer; empty when nobody is signed in. One that is not the token's is refused.
                 * @example p-10000001
                 */
                readonly uid?: components["parameters"]["Uid"];
                /**
                 * @description Language of the interface; recipients' pages always send `cs`.
                 * @example cs
                 */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The rating, or a refusal by a rule. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RatingSuccess"] | components["schemas"]["RatingLinkNotFound"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["TokenRefused"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["InternalError"];
        };
    };
    readonly saveNps: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The `personId` of the login answer; empty when nobody is signed in. One that is not the token's is refused.
                 * @example p-10000001
                 */
                readonly uid?: components["parameters"]["Uid"];
                /**
                 * @description Language of the interface; recipients' pages always send `cs`.
                 * @example cs
                 */
                readonly lang?: components["parameters"]["Lang"];
                /**
                 * @description One key per intent of the person. The same key with the same body gives the first answer again and does nothing twice;
                 *     with another body it is refused (`idempotency-key-reused`). Kept for 24 hours.
                 * @example 3f0c1b52-6d0e-4f0c-9f67-1b1d5a3c9e21
                 */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RatingRequest"];
            };
        };
        readonly responses: {
            /** @description The rating as it was saved, or a refusal by a rule. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RatingSuccess"] | components["schemas"]["VoteLocked"] | components["schemas"]["RatingLinkNotFound"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["TokenRefused"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["InternalError"];
        };
    };
    readonly getValueStore: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The same as the header, added to GET and DELETE.
                 * @example p-10000001
                 */
                readonly uid?: components["parameters"]["UidQuery"];
            };
            readonly header?: {
                /**
                 * @description The `personId` of the login answer; empty when nobody is signed in. One that is not the token's is refused.
                 * @example p-10000001
                 */
                readonly uid?: components["parameters"]["Uid"];
                /**
                 * @description Language of the interface; recipients' pages always send `cs`.
                 * @example cs
                 */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path: {
                /**
                 * @description One key, or several joined by commas.
                 * @example nps_showStart,nps_showEnd
                 */
                readonly keys: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The values, or a refusal by a rule. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ValuesSuccess"] | components["schemas"]["ValueNotFound"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["InternalError"];
        };
    };
    readonly sendEmailForm: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The `personId` of the login answer; empty when nobody is signed in. One that is not the token's is refused.
                 * @example p-10000001
                 */
                readonly uid?: components["parameters"]["Uid"];
                /**
                 * @description Language of the interface; recipients' pages always send `cs`.
                 * @example cs
                 */
                readonly lang?: components["parameters"]["Lang"];
                /**
                 * @description One key per intent of the person. The same key with the same body gives the first answer again and does nothing twice;
                 *     with another body it is refused (`idempotency-key-reused`). Kept for 24 hours.
                 * @example 3f0c1b52-6d0e-4f0c-9f67-1b1d5a3c9e21
                 */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["EmailFormRequest"];
            };
        };
        readonly responses: {
            /** @description Sent, or a refusal by a rule. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Ok"] | components["schemas"]["MailboxNotAllowed"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 409: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["InternalError"];
        };
    };
    readonly uploadFiles: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The `personId` of the login answer; empty when nobody is signed in. One that is not the token's is refused.
                 * @example p-10000001
                 */
                readonly uid?: components["parameters"]["Uid"];
                /**
                 * @description Language of the interface; recipients' pages always send `cs`.
                 * @example cs
                 */
                readonly lang?: components["parameters"]["Lang"];
                /**
                 * @description One key per intent of the person. The same key with the same body gives the first answer again and does nothing twice;
                 *     with another body it is refused (`idempotency-key-reused`). Kept for 24 hours.
                 * @example 3f0c1b52-6d0e-4f0c-9f67-1b1d5a3c9e21
                 */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "multipart/form-data": components["schemas"]["UploadRequest"];
            };
        };
        readonly responses: {
            /** @description Stored, or refused by a rule. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["UploadSuccess"] | components["schemas"]["FileRefused"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["TokenRefused"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["KeyReused"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["InternalError"];
        };
    };
    readonly reportMissingTranslation: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The `personId` of the login answer; empty when nobody is signed in. One that is not the token's is refused.
                 * @example p-10000001
                 */
                readonly uid?: components["parameters"]["Uid"];
                /**
                 * @description Language of the interface; recipients' pages always send `cs`.
                 * @example cs
                 */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "language": "en",
                 *       "namespace": "nps",
                 *       "key": "thankYou.title"
                 *     }
                 */
                readonly "application/json": components["schemas"]["MissingTranslation"];
            };
        };
        readonly responses: {
            /** @description Noted. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error_code": 200
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Ok"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["InternalError"];
        };
    };
}
