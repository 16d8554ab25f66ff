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
         *     Six wrong passwords lock the account for 15 minutes from the sixth. The sixth is still answered `wrong-credentials`; from the next try on, the right
         *     password included, the answer is `account-locked` until `lockedUntil`.
         *     They are counted for the account, by whichever name it is called, since the last success or the end of the last lock. Tries during
         *     a lock are not counted and do not move its end. An e-mail is compared after NFC, without outer spaces, in any case.
         *
         *     **Scopes:** none, no token is needed.
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
         *     It refuses the first of these that holds: `transaction-not-found`, also for a code that a newer one has replaced;
         *     `code-used`; `transaction-locked`; `code-expired`; `wrong-code`. Only the last counts as a try.
         *
         *     **Guessing.** A wrong birth date in `validate` or `login` is counted for the personal number. Six are allowed from one address of
         *     the caller in 15 minutes, and 30 from all addresses together in 24 hours. Both windows slide: a try counts strictly before the
         *     window has passed since it. Then both steps answer 429 `too-many-attempts`, for the right birth date too, and a refused call is not
         *     counted. `Retry-After` is the time until the next try is allowed by both limits. A successful login does not reset the counts.
         *     A personal number that does not exist gets the same answers, the same limits and the same response time. A provider that counts only so
         *     many of those (the mock 1,000) counts further wrong dates by address, over all numbers together: six in 15 minutes, 30 in 24 hours.
         *     `verify` is not limited by these counts: a code that was already sent stays valid.
         *
         *     **Codes.** At most 5 codes in 15 minutes go to a person, those of `requestConfirmationCode` included. So that no phone is flooded with SMS, 15
         *     codes that were not used may be asked for from one address in 24 hours, and 45 from all together. A code that was used does not count: a
         *     family that signs in is never stopped by these two. More is 429 `too-many-codes`.
         *
         *     **Phones.** `login` sends a code only to a phone of `+420` and nine digits. Any other answers `phone-not-found`, as an unknown one does.
         *
         *     **Scopes:** none, no token is needed.
         */
        readonly post: operations["logInRecipient"];
        readonly delete?: never;
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
         *
         *     **Scopes:** `donor`, `recipient`, `admin`, `oou`, `emlid`.
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
    readonly "/donorProfile": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Save the donor profile
         * @description The whole profile as it shall be, and `basedOn` as it was when the person opened it (Two devices). E-mail, password, photo and tax data have operations of their own.
         *     A change of the public list takes effect within 48 hours.
         *
         *     **Scopes:** `donor`.
         */
        readonly post: operations["saveDonorProfile"];
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
         *
         *     **Scopes:** `recipient`.
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
    readonly "/recipientData": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Save the basic data
         * @description Patient, account, housing, household, informative consent and life story, all at once, and `basedOn` as they were when the person
         *     opened them (Two devices). A new account number needs a code that the family got by SMS: at the login or by
         *     `requestConfirmationCode`, in this session and less than 15 minutes ago. Else the answer is `code-required` and nothing is saved, for
         *     the first number too. The same number with other leading zeros is no change. Of several refusals the first of these is given:
         *     `editing-locked`, `changed-elsewhere`, `month-in-future`, `code-required`.
         *
         *     The new number is announced by e-mail to the contact e-mail and to every one that was replaced in the last 30 days, and by SMS to every
         *     phone that sign-in codes go to. Each says how to stop it and has no more than the end of the number.
         *
         *     **Scopes:** `recipient`.
         */
        readonly post: operations["saveRecipientData"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/recipientContacts": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Save the contacts
         * @description The caring person and how to reach them, and `basedOn` as it was when the person opened it (Two devices). Phones that sign-in codes
         *     go to are not changed by this: they are the foundation's to change.
         *
         *     A new contact e-mail, the first one and none included, needs a code as a new account number does (`saveRecipientData`). It is announced to the
         *     former and to the new address, and by SMS to every phone that sign-in codes go to.
         *
         *     **Scopes:** `recipient`.
         */
        readonly post: operations["saveRecipientContacts"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/confirmationCode": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Send a code that confirms a change
         * @description Sends a code of six digits by SMS to a phone that the family signs in with. It is needed when `saveRecipientData` or
         *     `saveRecipientContacts` answers `code-required`. The rules and the limits are those of a sign-in code (`logInRecipient`, step `login`), and
         *     both count together: a new code kills the older one, whatever either is for. A code that confirms signs no one in.
         *
         *     **Scopes:** `recipient`.
         */
        readonly post: operations["requestConfirmationCode"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/confirmationCode/verification": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Confirm by the code
         * @description Six tries, once, strictly before 15 minutes have passed since the code was sent. From then on the session may change the account number
         *     and the contact e-mail, strictly before 15 minutes have passed and five times at most.
         *
         *     **Scopes:** `recipient`.
         */
        readonly post: operations["confirmByCode"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/familyMembers": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Add a family member
         * @description At most 50 members. A family has exactly one patient: a second one is refused as `family-member-refused` with
         *     `fields: { relation: second-patient }`.
         *
         *     **Scopes:** `recipient`.
         */
        readonly post: operations["addFamilyMember"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/familyMembers/{memberId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Save a family member
         * @description The member as it shall be, and `basedOn` as it was when the person opened it (Two devices). Of the main contact the birth month and year stay as they are, since they open the account at login.
         *     A family has exactly one patient: a second one is refused as `family-member-refused` with `fields: { relation: second-patient }`,
         *     another relation of the only one with `fields: { relation: patient-fixed }`.
         *
         *     **Scopes:** `recipient`.
         */
        readonly post: operations["saveFamilyMember"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/familyMembers/{memberId}/removal": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Request the removal of a family member
         * @description A request with a reason; the member stays in the record until the foundation processes it. Never of the main contact, and never of the only patient.
         *
         *     **Scopes:** `recipient`.
         */
        readonly post: operations["requestMemberRemoval"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/recipientPhotos": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Photos of the family
         * @description Newest first, those with a requested removal too.
         *
         *     **Scopes:** `recipient`.
         */
        readonly get: operations["getRecipientPhotos"];
        readonly put?: never;
        /**
         * Add a photo
         * @description One photo with its month, year and description: `meta[0]` and `File[0]`; JPG, PNG, BMP or JPEG, at most 5 MB. Kept upright, at most 1,600
         *     pixels wide and high, without EXIF. The first photo becomes the primary one. At most 100 photos.
         *
         *     **Scopes:** `recipient`.
         */
        readonly post: operations["addRecipientPhoto"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/recipientPhotos/{photoId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Change the description or the date of a photo
         * @description All three as they shall be, and `basedOn` as they were when the person opened them (Two devices).
         *
         *     **Scopes:** `recipient`.
         */
        readonly post: operations["saveRecipientPhoto"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/recipientPhotos/{photoId}/primary": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Choose the primary photo
         * @description It becomes the avatar in the frame of the portal and the first that donors see. Choosing it again changes nothing.
         *
         *     **Scopes:** `recipient`.
         */
        readonly post: operations["choosePrimaryPhoto"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/recipientPhotos/{photoId}/removal": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Request the removal of a photo
         * @description A request with a reason; the photo stays visible until the foundation processes it.
         *
         *     **Scopes:** `recipient`.
         */
        readonly post: operations["requestPhotoRemoval"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/recipientDocuments": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Documents of the family by type
         * @description The requested and missing documents, what was handed over, and until when it is valid.
         *
         *     **Scopes:** `recipient`.
         */
        readonly get: operations["getRecipientDocuments"];
        readonly put?: never;
        /**
         * Hand over a document
         * @description One file with its type: `meta[0]` and `File[0]`; JPG, PNG, BMP, JPEG or PDF, at most 5 MB. A medical report and a study confirmation say when
         *     they were issued; a medical report not more than six months ago. At most 200 files; files of renewals may exceed the limit.
         *
         *     **Scopes:** `recipient`.
         */
        readonly post: operations["uploadRecipientDocument"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/recipientDocuments/{documentId}": {
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
         * Take back a document
         * @description Only while the foundation has not accepted it, and not if it was sent with a renewal.
         *
         *     **Scopes:** `recipient`.
         */
        readonly delete: operations["removeRecipientDocument"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/contributions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Contributions by month
         * @description All of them, newest first.
         *
         *     **Scopes:** `recipient`.
         */
        readonly get: operations["getContributions"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/helpOffers": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Offers of help
         * @description Those that are open today, the nearest end first. For families whose help has ended there are none (rule 10.15).
         *
         *     **Scopes:** `recipient`.
         */
        readonly get: operations["getHelpOffers"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/contactViews": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * When donors opened the family's contact
         * @description Moments, newest first, without names: the last 500 and how many there were altogether.
         *
         *     **Scopes:** `recipient`.
         */
        readonly get: operations["getContactViews"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/renewal": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read the renewal
         * @description While it is open, the questions and the uploaded files; after it was sent, what was sent. Which version it is says the
         *     status of the request.
         *
         *     **Scopes:** `recipient`.
         */
        readonly get: operations["getRenewal"];
        readonly put?: never;
        /**
         * Send the renewal
         * @description Once; it cannot be changed afterwards. The status of the request becomes „renewal received“. Each required file is uploaded or marked as
         *     handed over otherwise.
         *
         *     The files become documents of the family (`getRecipientDocuments`) in the same step: received, with `fromRenewal: true`, their day of
         *     issue, and the moment of sending as `uploadedAt`. They wait for the decision about the renewal:
         *
         *     - approved: the files are accepted;
         *     - returned: files of the types that are requested again leave the documents, the others stay received;
         *     - rejected: the files leave the documents.
         *
         *     The sent renewal lists all its files in every case.
         *
         *     **Scopes:** `recipient`.
         */
        readonly post: operations["submitRenewal"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/renewal/files": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Add a file to the renewal
         * @description One file with its purpose, `meta[0]` and `File[0]`; JPG, PNG, BMP, JPEG or PDF, at most 5 MB, all together at most `totalLimit`.
         *     A category that says `needsIssueDate` needs the day of issue.
         *
         *     **Scopes:** `recipient`.
         */
        readonly post: operations["uploadRenewalFile"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/renewal/files/{fileId}": {
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
         * Take a file back
         * @description Only while the renewal is not sent.
         *
         *     **Scopes:** `recipient`.
         */
        readonly delete: operations["removeRenewalFile"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/helpRequestForms/{variant}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read the request form
         * @description The questions, by the disease, and the files that are accepted.
         *
         *     **Scopes:** none, no token is needed.
         */
        readonly get: operations["getHelpRequestForm"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/helpRequest": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read a request
         * @description As it was started, or as it was sent when the foundation returned it with its remarks. An edit link is good for 7 days and opens by
         *     the `accessKey` of `exchangeLink`; its own key opens nothing here. A link that was used, is past its time or was replaced by a newer
         *     one says so.
         *
         *     **Scopes:** none, no token is needed.
         */
        readonly get: operations["getHelpRequest"];
        readonly put?: never;
        /**
         * Start a request
         * @description Gives an `accessKey` under which files are uploaded and the request is sent. It is good for 30 days; what is not sent by then is
         *     forgotten with its files.
         *
         *     **Scopes:** none, no token is needed.
         */
        readonly post: operations["startHelpRequest"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/helpRequest/files": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Add a file to a request
         * @description One file with its purpose, `meta[0]` and `File[0]`; JPG, PNG, BMP, JPEG, PDF, DOC, DOCX, XLS or XLSX, at most 5 MB, all together at most
         *     `totalLimit`. A category that says `needsIssueDate` needs the day of issue.
         *
         *     **Scopes:** none, no token is needed.
         */
        readonly post: operations["uploadHelpRequestFile"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/helpRequest/files/{fileId}": {
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
         * Take a file back
         * @description Only while the request is not sent.
         *
         *     **Scopes:** none, no token is needed.
         */
        readonly delete: operations["removeHelpRequestFile"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/helpRequest/submission": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Send a request
         * @description Once; the answers are validated by the form's own rules and at least one file is needed. A request that was returned is sent again by
         *     its edit link, which is used up by it. A receipt goes to the e-mail of the request.
         *
         *     **Scopes:** none, no token is needed.
         */
        readonly post: operations["submitHelpRequest"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/linkExchange": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Exchange the key of a mailed link for a key of one tab
         * @description Links in e-mails and on the way back from the gateway carry a key that stays in the history of the browser. That key opens nothing
         *     itself. This operation exchanges it for a key that is in no address and lives 2 hours.
         *
         *     The first exchange of a link needs no fact. Every later one needs a fact that only the person knows: the carer's birth date for
         *     `help-request`, the payer's e-mail for the payments. The provider draws both keys from at least 128 random bits.
         *
         *     The order of the checks:
         *
         *     1. Too many wrong facts for this link answer 429 `too-many-facts` with `Retry-After`, whether the fact is right or not. The limits
         *        are 6 wrong facts per link and address in 15 minutes and 30 per link in 24 hours. A call without a fact is not counted.
         *     2. An edit link after its 7 days, or replaced by a newer one, answers `link-expired`. So does a link that confirms a raised amount,
         *        after its 24 hours, or when another change took its place.
         *     3. A link that has confirmed a raised amount answers `link-used`.
         *     4. A link opened before answers `link-fact-required` without a fact and `link-fact-wrong` with a wrong one.
         *
         *     A key that does not exist, was revoked or is of another kind answers exactly like a link that was opened before. The answer does not
         *     show whether the key exists. Its wrong facts are counted with the same limits, but by the address alone, over all such keys: made-up
         *     keys need no storage, and the counts of a real link end by time alone (rule 13.4).
         *
         *     Repeat a lost call with the same `Idempotency-Key`: it answers with the same key and the link counts as opened once.
         *
         *     **Scopes:** none, no token is needed.
         */
        readonly post: operations["exchangeLink"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/links/{slug}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Open a link
         * @description A link to a payment or to a registration of a campaign. Rating and edit links are opened by their own operations.
         *
         *     **Scopes:** none, no token is needed.
         */
        readonly get: operations["openLink"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/adminOverview": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read the overview
         * @description How many families are in which status, how many requests wait, and the links made last.
         *
         *     **Scopes:** `admin`.
         */
        readonly get: operations["getAdminOverview"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/adminLinks": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List the links
         * @description Newest first, at most 200.
         *
         *     **Scopes:** `admin`.
         */
        readonly get: operations["getAdminLinks"];
        readonly put?: never;
        /**
         * Make a link
         * @description A rating link of a donor, an edit link of a request for help (good for 7 days, ends an older one of the same request; the request is returned
         *     by it), a registration of a campaign, or a payment.
         *
         *     **Scopes:** `admin`.
         */
        readonly post: operations["createAdminLink"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/adminLinks/{linkId}/revocation": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Take a link back
         * @description From now on it opens nothing. Taking it back again changes nothing.
         *
         *     **Scopes:** `admin`.
         */
        readonly post: operations["revokeAdminLink"];
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
         *
         *     **Scopes:** none, no token is needed.
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
         * Request a link to a new password
         * @description By angel number or e-mail. The answer and its time are the same whether such an account exists or not; when it does and has an
         *     e-mail, a link goes there. A newer link ends the older one. At most 5 links an account in an hour are mailed, silently.
         *
         *     **Scopes:** none, no token is needed.
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
         *
         *     **Scopes:** none, no token is needed.
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
         *
         *     **Scopes:** none, no token is needed.
         */
        readonly post: operations["resetPassword"];
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
         * @description Number, IBAN and BIC for gifts from abroad. The variable symbol of a gift is the angel number; 11111111 marks an anonymous
         *     gift. What a card takes at most is `card_amount_max` of the value store.
         *
         *     **Scopes:** none, no token is needed.
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
    readonly "/cardPayment": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * What became of a payment
         * @description What the provider knows from the gateway, whatever page the person came back to.
         *
         *     **Scopes:** none, no token is needed.
         */
        readonly get: operations["getCardPayment"];
        readonly put?: never;
        /**
         * Start a payment by card
         * @description Answers with the page of the gateway to go to. The gateway sends the person back to /platba-probehla or /platba-neprobehla with
         *     `platba` in the query, a key that `exchangeLink` takes (kind `card-payment`); each visit to the gateway has its own. What happened is
         *     what `getCardPayment` says. One idempotency key starts one payment.
         *
         *     A recurring payment that a donor starts with their token belongs to that account, whatever angel number it supports
         *     (`getRecurringPayments`). Without a token the payer is known by `email` alone.
         *
         *     **Scopes:** `donor`, `recipient`, `admin`, `oou`, `emlid`. Without a token: by the link or key in the request.
         */
        readonly post: operations["startCardPayment"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/cardPayment/retry": {
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
         *
         *     **Scopes:** none, no token is needed.
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
         * Recurring payments that the signed-in donor pays
         * @description Those that the account started signed in (`startCardPayment` with its token), for any angel number, newest first; at most the newest 100.
         *
         *     **Payer.** A recurring payment belongs to its payer, who is known by this account or by the mailbox of the payment. The owner of the
         *     angel number that it supports gets the gifts, and neither sees, changes nor stops the payment. A payment without an account, as one
         *     started without a token, is opened by its mailed links alone. So is every payment while the account has not consented to
         *     personal data (scope `oou`).
         *
         *     **Scopes:** `donor`.
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
         * @description By its id with the token of its payer, or by an `Access-Key` without a login (`exchangeLink`).
         *
         *     **Scopes:** `donor`, `recipient`, `admin`, `oou`, `emlid`. Without a token: by the link or key in the request.
         */
        readonly get: operations["getRecurringPayment"];
        readonly put?: never;
        /**
         * Change the amount
         * @description A lower amount counts from the next charge on. So does a raised amount when the token is the payer's (`isPayer`): that of the account
         *     that started the payment signed in. The owner of the angel number is not the payer by that.
         *
         *     Anybody else who raises the amount gets the payment unchanged, with `pendingChange`. The payer gets an e-mail with a link that
         *     confirms the new amount (`confirmRecurringChange`) strictly before 24 hours have passed. A newer raise replaces the one that waits.
         *     Every other change and a cancellation drop it, and the link in its e-mail ends with it.
         *
         *     The payer gets an e-mail about every change. The same amount again changes nothing, sends nothing and drops a raise that waits.
         *
         *     So that no mailbox is flooded with e-mails, a payment takes ten changes of its amount in 24 hours, waiting ones included; more is 429 `rate-limited` with
         *     `Retry-After`. A cancellation is always taken. The links of earlier e-mails to the payer go on working, however many follow.
         *
         *     **Scopes:** `donor`, `recipient`, `admin`, `oou`, `emlid`. Without a token: by the link or key in the request.
         */
        readonly post: operations["changeRecurringPayment"];
        /**
         * Cancel a recurring payment
         * @description Nothing is charged any more and the payer gets an e-mail about it. Cancelling again changes nothing, sends nothing and answers the
         *     same.
         *
         *     **Scopes:** `donor`, `recipient`, `admin`, `oou`, `emlid`. Without a token: by the link or key in the request.
         */
        readonly delete: operations["cancelRecurringPayment"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/recurringPayments/{recurringId}/confirmation": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Confirm a raised amount
         * @description From the payer's mailbox: the `Access-Key` of a tab that opened the link of the confirmation e-mail (`exchangeLink`). Its read has
         *     `canConfirm`. The new amount counts from the next charge on, and the payer gets an e-mail about it. A link confirms once,
         *     strictly before 24 hours have passed since its e-mail.
         *
         *     **Scopes:** none, no token is needed.
         */
        readonly post: operations["confirmRecurringChange"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/families": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Families the donor helps and helped
         * @description Everyone who got a part of the donor's gifts, those of the last distribution first. A donor whose gifts have reached no family yet gets
         *     `sampleStory`, an invented one. No family name, address or contact is included.
         *
         *     **Scopes:** `donor`.
         */
        readonly get: operations["getFamilies"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/families/{familyId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * One family
         * @description The story, the photos and the donor's own part. A family that this donor never helped does not exist for them.
         *
         *     **Scopes:** `donor`.
         */
        readonly get: operations["getFamily"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/families/{familyId}/contact": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Show the contact details of a family
         * @description Each view is logged with the donor and the moment before anything is answered; without the log there is no answer. The same
         *     idempotency key gives the same view again and logs nothing twice, as long as the donor could read this very contact now. Otherwise the
         *     call is decided again (rule 19.20): `contact-not-shared`, `family-not-found`, or a new view of a contact that has changed.
         *
         *     **Scopes:** `donor`.
         */
        readonly post: operations["viewFamilyContact"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/payments": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Payments of the donor
         * @description Everything that came with the donor's angel number and shows in the account by now, newest first, and the charges planned ahead.
         *     All of it at once, so that the portal can total any year: twenty years of monthly gifts are 240 items.
         *
         *     **Scopes:** `donor`.
         */
        readonly get: operations["getPayments"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/payments/overview": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Overview of payments to print
         * @description A PDF on A4 in the language of the call, of payments received in the range, both days in. `Accept` is application/pdf.
         *
         *     **Scopes:** `donor`.
         */
        readonly post: operations["printPaymentOverview"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/missingPayment/check": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * When a payment shows
         * @description Compares with the donor's own payments alone; the answer says nothing about other accounts.
         *
         *     **Scopes:** `donor`.
         */
        readonly post: operations["checkMissingPayment"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/missingPayment": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Report a missing payment to the foundation
         * @description Taken only when the check says `overdue` or `other-symbol`, and ten times in 24 hours; more is 429 `rate-limited` with `Retry-After`.
         *
         *     **Scopes:** `donor`.
         */
        readonly post: operations["reportMissingPayment"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/emailChange": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Request a code to a new e-mail
         * @description Needs the current password, checked before everything else. A wrong one counts towards the lock of the account, together with
         *     wrong ones of the login and of the password change (rule 4.11).
         *     The code has six digits, good strictly before 15 minutes; a new code kills the old one; at most 5 codes in 15 minutes (rules 5.6, 5.7)
         *     and 10 in 24 hours, because the address is not proven yet.
         *     An address that another account had in the last 72 hours is `email-taken`, since an undo may restore it there.
         *
         *     **Scopes:** `donor`.
         */
        readonly post: operations["requestEmailChange"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/emailChange/verification": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Confirm the new e-mail by its code
         * @description Six tries, then the change is locked and only a new code helps.
         *     The old address, if there was one, gets an e-mail with a link to `/obnova-hesla?ucel=vratit-email&odkaz={undoToken}` of the portal.
         *     It does not name the new address. Every session of the account ends, and links to a new password that were mailed before end too.
         *     The answer carries a new token for this session. There is no idempotency key: the token it came with is dead afterwards.
         *
         *     **Scopes:** `donor`.
         */
        readonly post: operations["confirmEmailChange"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/emailChange/undo": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Undo an e-mail change by the link from the old address
         * @description The link is valid strictly before 72 hours have passed since the change, once. It restores the address that the account had before
         *     that change, even if the e-mail was changed again since. Undo links of later changes end with it; those of earlier changes stay.
         *     Every session of the account ends, and so do pending codes and links to a new password.
         *     The restored address gets an e-mail with a link to a new password, and the address that was dropped gets a notice.
         *     The password stays as it is: the portal leads to a new one.
         *
         *     **Scopes:** none, no token is needed.
         */
        readonly post: operations["undoEmailChange"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/password": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Change the password
         * @description Every other session of the account ends; the answer carries a new token for this one. Wrong old passwords count towards the lock of
         *     the account (rule 4.11). Recipients sign in with a code and have no password. There is no idempotency
         *     key: the token it came with is dead afterwards, and no answer that is remembered may carry a token.
         *
         *     **Scopes:** `donor`, `recipient`, `admin`, `oou`, `emlid`.
         */
        readonly post: operations["changePassword"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/avatar": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Save the profile photo
         * @description One item of the category `avatar`, JPG or PNG, at most 5 MB. Kept at most 150 pixels wide, upright, without EXIF; an unguessable path
         *     leads to it on the image host.
         *
         *     **Scopes:** `donor`.
         */
        readonly post: operations["saveAvatar"];
        /**
         * Remove the profile photo
         * @description The drawn picture shows again. Nothing happens where there is none.
         *
         *     **Scopes:** `donor`.
         */
        readonly delete: operations["deleteAvatar"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/documents": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Documents of the donor
         * @description Newest first; a certificate that was issued again stays in the list, marked replaced.
         *
         *     **Scopes:** `donor`.
         */
        readonly get: operations["getDocuments"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/documents/{documentId}/file": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * A document as PDF
         * @description A4, in Czech, as it was issued. `Accept` is application/pdf.
         *
         *     **Scopes:** `donor`.
         */
        readonly post: operations["downloadDocument"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/documents/{documentId}/reissue": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Issue a certificate again
         * @description With the tax data as they are now; the former one is marked replaced.
         *
         *     **Scopes:** `donor`.
         */
        readonly post: operations["reissueDocument"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/taxData": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Save the tax data
         * @description A natural person gives a date of birth, a legal entity its registration number. They hold from the next certificate on; an issued one is issued again on request.
         *     A donor whose name no certificate could show gets, with a name that it can, the certificates of the years that were issued to others.
         *     `basedOn` holds the tax data as they were when the person opened them (Two devices).
         *
         *     **Scopes:** `donor`.
         */
        readonly post: operations["saveTaxData"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/taxData/preview": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Preview of the certificate
         * @description The certificate of a year as it would look with these data, marked as a preview, on A4 in Czech. Nothing is saved. `Accept` is application/pdf.
         *
         *     **Scopes:** `donor`.
         */
        readonly post: operations["previewCertificate"];
        readonly delete?: never;
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
         * @description Of the signed-in person, or of the person whom the rating link `emlid` was sent to (no token needed then). With both, the link
         *     decides: the rating is that of its person, whoever is signed in. A token that is sent is checked all the same.
         *     `Value` and `Date` are null when there was no rating yet.
         *
         *     **Scopes:** `donor`, `emlid`. Without a token: by the link or key in the request.
         */
        readonly get: operations["getNps"];
        readonly put?: never;
        /**
         * Rate the foundation
         * @description A whole number from 1 to 10. A vote younger than 60 s locks; at exactly 60 s it is open again.
         *
         *     **Scopes:** `donor`, `emlid`. Without a token: by the link or key in the request.
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
         * @description Several keys are joined by commas. The answer holds exactly the requested keys.
         *
         *     **Scopes:** none, no token is needed.
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
         *
         *     **Scopes:** none, no token is needed.
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
         *     A file holds at most 5 MB (5,242,880 bytes); its bytes, its extension and its declared media type must agree
         *     (see Files in the description of this document). All files together hold at most 20 MB (20,971,520 bytes): more is
         *     `files-total-oversize` with `error_code` 400 and HTTP status 200, and `fields` names the first file that is too much.
         *
         *     **Scopes:** `donor`, `recipient`.
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
         *
         *     **Scopes:** none, no token is needed.
         */
        readonly post: operations["reportMissingTranslation"];
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
         * The current consent
         * @description Of the signed-in person, or of the one whom the link was sent to.
         *
         *     **Scopes:** `oou`, `emlid`. Without a token: by the link or key in the request.
         */
        readonly get: operations["getConsent"];
        readonly put?: never;
        /**
         * Confirm the processing of personal data
         * @description A signed-in person gets a new token: `oou` becomes the full account (`donor`, or `emlid` without a valid e-mail), `emlid` stays.
         *     By the link alone the consent is saved and no user is signed in. Confirming again changes nothing.
         *
         *     **Scopes:** `oou`, `emlid`. Without a token: by the link or key in the request.
         */
        readonly post: operations["confirmConsent"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/session/prolongation": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Prolong the session
         * @description A new token of the same session, good for another hour; the former one stays good until its own end. A session may be prolonged strictly
         *     before eight hours have passed since its sign-in, then `session-not-prolongable`; the last token lives its hour to the end. `endSession`
         *     with any token of a session ends them all. There is no idempotency key: no answer that is remembered may carry a token.
         *
         *     **Scopes:** `donor`, `recipient`, `admin`, `oou`, `emlid`.
         */
        readonly post: operations["prolongSession"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/consent/withdrawal": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Withdraw the consent to personal data
         * @description Every session of the person ends at once, the token of this call too. A final e-mail comes within 24 hours, the name leaves the public
         *     list within 48 hours, and the next login requires the consent again (scope `oou`). There is
         *     no idempotency key: the token it came with is dead afterwards.
         *
         *     **Scopes:** `donor`.
         */
        readonly post: operations["withdrawConsent"];
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
         *
         *     **Scopes:** `donor`, `recipient`, `admin`, `oou`, `emlid`.
         */
        readonly delete: operations["endSession"];
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
             * @description Angel number of 4-10 digits, registered e-mail, or an administrator's name. Never empty. Invisible characters and outer spaces
             *     do not count, nor any space within the digits of an angel number.
             * @example 10000001
             * @example jana@example.com
             */
            readonly username: string;
            /**
             * Format: password
             * @description The account's password, as it was typed.
             */
            readonly password: string;
        };
        /**
         * Format: int32
         * @description The operation succeeded.
         * @enum {integer}
         */
        readonly Success: 200;
        /**
         * @description Access token: a JWT (RFC 7519) of three base64url parts. The portal decodes it and reads the claim `exp`: a number of seconds since
         *     1970 (NumericDate), later than the answer, the same moment as `expire` to the second. Other claims are free. The client sends the
         *     token back in `Authorization` as it is, without a scheme.
         */
        readonly AccessToken: string;
        /**
         * Format: date-time
         * @description The moment at which `token` expires, the same as its claim `exp` to the second.
         * @example 2026-11-10T10:00:00.000Z
         */
        readonly TokenEnd: string;
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
         * @description Address of a picture on the image host: a path with an optional query. An `<img>` sends no `Authorization`, so the address itself
         *     proves who may see the picture.
         *
         *     A picture of a person (a photo of a profile or of a family) has a signed address:
         *     - It carries `expires`, whole seconds since 1970 by the provider's clock, at most 15 minutes after the answer, and a signature over
         *       the picture, `expires` and the session of the call.
         *     - It opens strictly before `expires`, while that session lasts, and only while its person may see the picture: a donor their own photo
         *       and the photos of families that `getFamilies` lists to them, a family its own photos, also those whose removal is pending.
         *     - The picture is sent with `Cache-Control: no-store`, so that nothing of it stays in the browser.
         *     - Any other address is answered with 404, in the same way whether it was changed, has expired or never existed.
         *
         *     The portal reads the operation again when an address does not open. Answers of one session within a few minutes had better carry the
         *     same address, so that the picture is not loaded again.
         *
         *     A drawing that shows no person may have an address without `expires`; anyone may open it and it may be cached.
         */
        readonly ImagePath: string;
        /**
         * Gender
         * Format: int32
         * @description 1 male, 2 female, -1 when absent (a couple or a company).
         * @enum {integer}
         */
        readonly Gender: 1 | 2 | -1;
        /**
         * Format: phone-international
         * @description A phone in the form of E.164: `+`, the country code and the number, 7 to 15 digits together, without spaces.
         *     A Czech number has exactly nine digits after `+420`. An extension of at most 250 digits follows as `;ext=1234` (RFC 3966).
         * @example +420601234567
         * @example +420601234567;ext=1234
         */
        readonly PhoneInternational: string;
        /**
         * Address
         * @description A postal address; parts that are unknown are left out.
         */
        readonly Address: {
            readonly street?: components["schemas"]["ShortText"];
            readonly houseNumber?: components["schemas"]["ShortText"];
            readonly city?: components["schemas"]["ShortText"];
            /**
             * Format: postal-code
             * @description Five digits, the first from 1 to 7. One space after the third is allowed, any of Unicode (category Zs: a copied address often has
             *     a non-breaking one). The provider stores and sends `602 00`, with a plain space.
             */
            readonly postalCode?: string;
        };
        /**
         * DonorGender
         * @description The donor's own answer; `other` is also used for several donors.
         * @enum {string}
         */
        readonly DonorGender: "male" | "female" | "other";
        /**
         * FamilyStatus
         * Format: int32
         * @description 1 single without children, 2 single with child, 3 partnered without children, 4 partnered with children, 5 widowed.
         * @enum {integer}
         */
        readonly FamilyStatus: 1 | 2 | 3 | 4 | 5;
        /**
         * MunicipalitySize
         * Format: int32
         * @description 1 up to 500, 2 500-5000, 3 5000-50000, 4 over 50000.
         * @enum {integer}
         */
        readonly MunicipalitySize: 1 | 2 | 3 | 4;
        /**
         * SourceOfAwareness
         * @description How the donor learned of the foundation; left out if not given.
         */
        readonly SourceOfAwareness: {
            /**
             * Format: int32
             * @description 1 family and friends, 2 TV, 3 online articles and press, 4 radio, 5 social networks, 6 other (with `text`), 7 billboard.
             * @enum {integer}
             */
            readonly id: 1 | 2 | 3 | 4 | 5 | 6 | 7;
            readonly text?: components["schemas"]["ShortText"];
        };
        /**
         * DonorConsents
         * @description What the donor agrees to.
         */
        readonly DonorConsents: {
            /** @description True if families may get the postal address. */
            readonly recipientMayGetPostalAddress: boolean;
            /** @description True if families may get the e-mail address. */
            readonly recipientMayGetEmail: boolean;
            /** @description True if the name may be in the public list of Good Angels. */
            readonly nameInPublicList: boolean;
            /** @description True if the newsletter may be sent. */
            readonly newsletter: boolean;
        };
        /**
         * Format: date-time
         * @description A moment by RFC 3339: with `Z` or an offset, with or without fractions of a second.
         * @example 2026-11-10T09:00:00.000Z
         */
        readonly Instant: string;
        /**
         * PublicListing
         * @description Whether the name is on the public list of Good Angels now, and until when a change of it is due (48 hours).
         */
        readonly PublicListing: {
            /** @description True if the name is listed now. */
            readonly isListed: boolean;
            /** @description By when a requested change takes effect, in UTC; null if none is due. */
            readonly changeDueAt: components["schemas"]["Instant"] | null;
        };
        /**
         * DonationTargeting
         * @description Several recipients each month, or a single one.
         * @enum {string}
         */
        readonly DonationTargeting: "multiple" | "single";
        /**
         * TaxSubject
         * @description A natural person or self-employed, or a legal entity.
         * @enum {string}
         */
        readonly TaxSubject: "natural-person" | "legal-entity";
        /**
         * Format: date
         * @description A date of business in Europe/Prague.
         * @example 2026-12-01
         */
        readonly PlainDate: string;
        /**
         * TaxData
         * @description Data for tax certificates.
         */
        readonly TaxData: {
            readonly subject: components["schemas"]["TaxSubject"];
            readonly name: components["schemas"]["ShortText"];
            readonly birthDate?: components["schemas"]["PlainDate"];
            /**
             * Format: registration-number
             * @description IČO, a Czech company number: at most eight digits, the last one a check digit modulo 11.
             */
            readonly registrationNumber?: string;
        };
        /**
         * DonorData
         * @description The donor's own data.
         */
        readonly DonorData: {
            /**
             * Format: angel-number
             * @description Number of the Good Angel, 4 to 10 digits; also the login and the variable symbol.
             */
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
            /**
             * Format: int32
             * @description Year of birth; left out if it was not given.
             */
            readonly birthYear?: number;
            readonly gender?: components["schemas"]["DonorGender"];
            readonly familyStatus?: components["schemas"]["FamilyStatus"];
            readonly municipalitySize?: components["schemas"]["MunicipalitySize"];
            readonly sourceOfAwareness?: components["schemas"]["SourceOfAwareness"];
            readonly consents: components["schemas"]["DonorConsents"];
            readonly publicListing?: components["schemas"]["PublicListing"];
            readonly donationTargeting: components["schemas"]["DonationTargeting"];
            readonly taxData: components["schemas"]["TaxData"];
            /**
             * Format: date
             * @description Date of the consent to the processing of personal data; null without one.
             */
            readonly personalDataConsentOn: string | null;
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
            /** @description The photo of a donor, or the primary photo of a family; null shows the drawn default. */
            readonly avatar: components["schemas"]["ImagePath"] | null;
            readonly gender: components["schemas"]["Gender"];
            readonly donor?: components["schemas"]["DonorData"];
        };
        /** DonorStatus */
        readonly DonorStatus: {
            /**
             * Format: int32
             * @description Number of the status.
             */
            readonly Id: number;
            readonly Value: components["schemas"]["ShortText"];
        };
        /**
         * Rating
         * @description The last rating; both are null when there was none yet.
         */
        readonly Rating: {
            /**
             * Format: int32
             * @description The rating, 1 to 10; null without one.
             */
            readonly Value: number | null;
            /**
             * Format: date-time
             * @description When it was given, in UTC; null without a rating.
             */
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
            /** @description True for the photo that represents the person or family. */
            readonly IsPrimary: boolean;
        };
        /** StatusOfRequest */
        readonly StatusOfRequest: {
            /**
             * Format: int32
             * @description Number of the status, listed with `RecipientStatusOfRequest`.
             * @enum {integer}
             */
            readonly Id: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
        };
        /** RequestStatus */
        readonly RequestStatus: {
            /**
             * Format: int32
             * @description Number of the status, listed with `RecipientRequestStatus`.
             * @enum {integer}
             */
            readonly Id: 0 | 1 | 2;
        };
        /** SupportStatus */
        readonly SupportStatus: {
            /**
             * Format: int32
             * @description Number of the status, listed with `RecipientStatus`.
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
            readonly DistributionOn: components["schemas"]["PlainDate"];
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
        /** GivingYear */
        readonly GivingYear: {
            /**
             * Format: int32
             * @description Calendar year of settlement.
             */
            readonly Year: number;
            /**
             * Format: int32
             * @description Sum of the year in whole crowns; more than one gift may be.
             */
            readonly Amount: number;
            /**
             * Format: int32
             * @description Number of gifts in the year.
             */
            readonly Payments: number;
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
            /** @description Gifts that show in the account, by year of settlement, oldest first; years between without a gift are left out. */
            readonly Years?: readonly components["schemas"]["GivingYear"][];
            /** @description Next charge of a recurring card payment; null without one. */
            readonly NextCharge: components["schemas"]["NextCharge"] | null;
        };
        /**
         * Format: int32
         * @description Month of birth, 1 to 12.
         */
        readonly BirthMonth: number;
        /**
         * Format: int32
         * @description Year of birth.
         */
        readonly BirthYear: number;
        /**
         * Patient
         * @description The ill person of the family.
         */
        readonly Patient: {
            readonly Title?: components["schemas"]["ShortText"];
            readonly FirstName: components["schemas"]["ShortText"];
            readonly LastName: components["schemas"]["ShortText"];
            readonly BirthMonth: components["schemas"]["BirthMonth"];
            readonly BirthYear: components["schemas"]["BirthYear"];
        };
        /** BankAccount */
        readonly BankAccount: {
            /**
             * Format: bank-account-prefix
             * @description Prefix of a Czech account, at most 6 digits, weighted check modulo 11; left out without one.
             */
            readonly Prefix?: string;
            /**
             * Format: bank-account-number
             * @description Number of a Czech account, 2 to 10 digits, weighted check modulo 11.
             */
            readonly Number: string;
            /**
             * Format: bank-code
             * @description Code of a Czech bank, four digits.
             */
            readonly BankCode: string;
        };
        /**
         * @description Where the family lives.
         * @enum {string}
         */
        readonly HousingType: "rent" | "other" | "shelter" | "house" | "hostel" | "flat" | "not-stated";
        /**
         * @description Relation to the patient.
         * @enum {string}
         */
        readonly FamilyRelation: "patient" | "sibling" | "step-sibling" | "parent" | "step-parent" | "child" | "stepchild" | "grandparent" | "husband" | "foster" | "partner" | "other" | "emergency-contact";
        /** @description The reason, as a free text. */
        readonly Reason: string;
        /**
         * MemberRemoval
         * @description The family requested the removal of the member from its record.
         */
        readonly MemberRemoval: {
            readonly RequestedAt: components["schemas"]["Instant"];
            readonly Reason: components["schemas"]["Reason"];
        };
        /** FamilyMember */
        readonly FamilyMember: {
            readonly Id: components["schemas"]["Id"];
            readonly Name: components["schemas"]["ShortText"];
            readonly Relation: components["schemas"]["FamilyRelation"];
            /**
             * @description M male, F female.
             * @enum {string}
             */
            readonly Gender: "M" | "F";
            readonly BirthYear?: components["schemas"]["BirthYear"];
            readonly BirthMonth?: components["schemas"]["BirthMonth"];
            readonly Phone?: components["schemas"]["PhoneInternational"];
            readonly Email?: components["schemas"]["PortalEmail"];
            readonly SchoolOrProfession?: components["schemas"]["ShortText"];
            readonly Hobbies?: components["schemas"]["ShortText"];
            /** @description True for the one member who is the main contact; that member cannot be removed. */
            readonly IsMainContact: boolean;
            /** @description The foundation needs more about this person, such as the month and year of birth. */
            readonly IsMissingData: boolean;
            /** @description Requested and not processed yet; absent otherwise. */
            readonly Removal?: components["schemas"]["MemberRemoval"];
        };
        /** @description A longer text, at most 5,000 characters. */
        readonly LongText: string;
        /** Phone */
        readonly Phone: {
            readonly Id: components["schemas"]["Id"];
            /** @description Number of the phone. */
            readonly Phone: string;
        };
        /**
         * @description A month of business in Europe/Prague, `YYYY-MM`.
         * @example 2026-11
         */
        readonly Month: string;
        /** MissingDocument */
        readonly MissingDocument: {
            readonly Type: components["schemas"]["Id"];
            readonly Label: components["schemas"]["ShortText"];
            /** @description By when it is requested, a due day as `EditingLock` describes it. */
            readonly Due: components["schemas"]["PlainDate"];
        };
        /**
         * EditingLock
         * @description The nearest lock of editing around payout (rule 10.16): the warning shows from the start of the day before, editing is locked
         *     from `LockedAt` until `LockedUntil`.
         *
         *     A due day that an answer or a letter names is never a day (of Europe/Prague) whose end lies inside a lock, this one or a later one.
         *     Until the lock begins it is the last day that ends before the lock, or today if that day has passed. From the beginning of the lock
         *     on it is the day of `LockedUntil`, the first one on which the family can do it again.
         */
        readonly EditingLock: {
            readonly WarningAt: components["schemas"]["Instant"];
            readonly LockedAt: components["schemas"]["Instant"];
            readonly LockedUntil: components["schemas"]["Instant"];
        };
        /**
         * RecipientData
         * @description The full record of the family.
         */
        readonly RecipientData: {
            /**
             * Format: personal-number
             * @description The recipient's number, 4 to 10 digits; also the login.
             */
            readonly RecipientNumber: string;
            readonly Patient: components["schemas"]["Patient"];
            /**
             * CaringPerson
             * @description The family's main contact.
             */
            readonly CaringPerson: {
                readonly FirstName: components["schemas"]["ShortText"];
                readonly LastName: components["schemas"]["ShortText"];
            };
            readonly ContactAddress: components["schemas"]["Address"];
            readonly Phone?: components["schemas"]["PhoneInternational"];
            readonly Email?: components["schemas"]["PortalEmail"];
            /** @description Czech account for contributions; null without one. */
            readonly Account: components["schemas"]["BankAccount"] | null;
            readonly HousingType: components["schemas"]["HousingType"];
            /**
             * Format: int32
             * @description Number of people in the household.
             */
            readonly HouseholdMembers: number;
            /** @description Members of the family, the main contact among them. */
            readonly FamilyMembers: readonly components["schemas"]["FamilyMember"][];
            /** @description The family agrees to be approached. */
            readonly InformativeConsent: boolean;
            /** @description Markdown. A day at the start of a line, as `24. 12.` or `24. prosince`, is text and no list item. */
            readonly LifeStory: components["schemas"]["LongText"];
            /**
             * @description Category of the patient's disease.
             * @enum {string}
             */
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
             * @description By when the application is renewed next, a due day as `EditingLock` describes it; null when it is not.
             */
            readonly RenewalDate: string | null;
            /** @description The month of the last contribution, when help ends; otherwise null. */
            readonly LastContributionMonth: components["schemas"]["Month"] | null;
            /** @description Documents that the foundation waits for. */
            readonly MissingDocuments: readonly components["schemas"]["MissingDocument"][];
            readonly EditingLock: components["schemas"]["EditingLock"];
        };
        /**
         * FullUser
         * @description The full user object. Donors carry the status of their donorship, recipients the three statuses of their request and their record.
         */
        readonly FullUser: {
            /** @description True for the account of a company. */
            readonly IsCorporateAccount: boolean;
            /** @description Status of the donorship; null for other people. */
            readonly DonorStatus: components["schemas"]["DonorStatus"] | null;
            readonly NPS: components["schemas"]["Rating"];
            /** @description Documents of the person; empty without any. */
            readonly Documents: readonly components["schemas"]["PersonDocument"][];
            /**
             * Format: date-time
             * @description The sign-in before this one; null at the first.
             */
            readonly PreviousLogin: string | null;
            /** @description Photos of the person or family; empty without any. */
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
         * @description Identifier of a person, opaque to the client; a UUID is one.
         * @example p-10000001
         */
        readonly PersonId: string;
        /**
         * LoginAnswer
         * @description What a sign-in gives, by password or by code.
         */
        readonly LoginAnswer: {
            readonly token: components["schemas"]["AccessToken"];
            readonly expire: components["schemas"]["TokenEnd"];
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
         * @description The account exists, the password is not its own. The sixth wrong password also locks the account.
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
         * @description 11111111 is for anonymous gifts; no one signs in with it.
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
         * @description Six wrong passwords lock the account for 15 minutes from the sixth (rule 4.11).
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
         *     `unknown` (no such field), `doubled` (a part sent twice), `blank`, `common`, `sequence`, `own`, `same` (of a new password), or the code of a format or rule. The portal has the same codes for its own checks.
         */
        readonly FieldErrors: {
            readonly [key: string]: string;
        };
        /**
         * BadRequest
         * @description The request breaks the contract (`bad-request`; `fields` names every field at fault), or it cannot be read (`malformed-request`): not
         *     JSON, a broken multipart body, a path that does not decode.
         */
        readonly BadRequest: {
            /**
             * Format: int32
             * @enum {integer}
             */
            readonly error_code: 400;
            /** @enum {string} */
            readonly error: "bad-request" | "malformed-request";
            readonly fields?: components["schemas"]["FieldErrors"];
        };
        /**
         * NotFound
         * @description There is no such path, or no such world of a sandbox.
         */
        readonly NotFound: {
            /**
             * Format: int32
             * @enum {integer}
             */
            readonly error_code: 404;
            /** @enum {string} */
            readonly error: "unknown-path" | "unknown-world";
        };
        /**
         * MethodNotAllowed
         * @description The path has no operation of this method.
         */
        readonly MethodNotAllowed: {
            /**
             * Format: int32
             * @enum {integer}
             */
            readonly error_code: 405;
            /** @enum {string} */
            readonly error: "method-not-allowed";
        };
        /**
         * RequestTimeout
         * @description The request came too slowly: the headers within 10 s, the whole body within 30 s.
         */
        readonly RequestTimeout: {
            /**
             * Format: int32
             * @enum {integer}
             */
            readonly error_code: 408;
            /** @enum {string} */
            readonly error: "request-timeout";
        };
        /**
         * PayloadTooLarge
         * @description The body is larger than the operation takes: 262,144 bytes of JSON; the files of an upload have limits of their own.
         */
        readonly PayloadTooLarge: {
            /**
             * Format: int32
             * @enum {integer}
             */
            readonly error_code: 413;
            /** @enum {string} */
            readonly error: "payload-too-large";
        };
        /**
         * UriTooLong
         * @description The address is longer than 2,048 characters.
         */
        readonly UriTooLong: {
            /**
             * Format: int32
             * @enum {integer}
             */
            readonly error_code: 414;
            /** @enum {string} */
            readonly error: "uri-too-long";
        };
        /**
         * UnsupportedMediaType
         * @description The body's media type is not the operation's.
         */
        readonly UnsupportedMediaType: {
            /**
             * Format: int32
             * @enum {integer}
             */
            readonly error_code: 415;
            /** @enum {string} */
            readonly error: "unsupported-media-type";
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
         * HeadersTooLarge
         * @description The headers are larger than 16 kB together.
         */
        readonly HeadersTooLarge: {
            /**
             * Format: int32
             * @enum {integer}
             */
            readonly error_code: 431;
            /** @enum {string} */
            readonly error: "headers-too-large";
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
         * ServiceUnavailable
         * @description The provider or a part of it is down or has no room. Whether anything was done is unknown; repeat with the same idempotency key.
         */
        readonly ServiceUnavailable: {
            /**
             * Format: int32
             * @enum {integer}
             */
            readonly error_code: 503;
            /** @enum {string} */
            readonly error: "service-unavailable";
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
             * @description Step 1: the number and the birth date; the answer offers phones. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly step: "validate";
            readonly personalNumber: components["schemas"]["PersonalNumber"];
            readonly birthDate: components["schemas"]["BirthDate"];
        };
        /** LoginStep */
        readonly LoginStep: {
            /**
             * @description Step 2: a phone was chosen; a code is sent to it. (enum property replaced by openapi-typescript)
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
             * @description Step 3: the code is checked; the answer is a token. (enum property replaced by openapi-typescript)
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
             * @description Masked in place, prefix and length stay. One that is not a plus sign and digits is hidden whole, at most 20 characters.
             * @example +420*****1234
             */
            readonly Phone: string;
        };
        /**
         * PhonesOffered
         * @description Result of the step `validate`.
         */
        readonly PhonesOffered: {
            /** @description All phones of the person; the client offers those that start with +420 and are 13 characters long. */
            readonly Phones: readonly components["schemas"]["RecipientPhone"][];
        };
        /**
         * CodeSent
         * @description Result of the step `login`.
         */
        readonly CodeSent: {
            readonly TransactionId: components["schemas"]["Id"];
        };
        /**
         * StepAnswer
         * @description Success of the steps `validate` and `login`.
         */
        readonly StepAnswer: {
            readonly error_code: components["schemas"]["Success"];
            /** @description Result of the step. The name and its case are those of the specification. */
            readonly Data: components["schemas"]["PhonesOffered"] | components["schemas"]["CodeSent"];
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
         * @description The phone is not one of this person's, or not one that a code can be sent to.
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
         * @description The code was already used to sign in.
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
         * @description Six wrong codes were tried; only a new code helps.
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
         * TooManyAttempts
         * @description Too many wrong birth dates for this personal number. `Retry-After` says in how many seconds the number can be given again.
         */
        readonly TooManyAttempts: {
            /**
             * Format: int32
             * @enum {integer}
             */
            readonly error_code: 429;
            /** @enum {string} */
            readonly error: "too-many-attempts";
        };
        /**
         * TooManyCodes
         * @description At most 5 codes a person in 15 minutes. In 24 hours at most 15 unused codes, asked for from one address of the caller, and 45 from all
         *     addresses together. `Retry-After` says when the next one can be sent. Only a family has the limits of 24 hours.
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
        /** UserProfileSuccess */
        readonly UserProfileSuccess: {
            readonly error_code: components["schemas"]["Success"];
            /**
             * UserProfileAnswer
             * @description The signed-in person.
             */
            readonly response: {
                readonly profile: components["schemas"]["Profile"];
                readonly profile_full: components["schemas"]["FullUser"];
            };
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
        /**
         * Format: person-name
         * @description As `PersonName`, or empty.
         */
        readonly OptionalName: string;
        /**
         * DonorProfileValues
         * @description The values that `saveDonorProfile` saves, as they are stored; one that is empty is left out. `address` and `sourceOfAwareness` are one
         *     value each, and so is each consent. An account of a person has no `companyName` and no `registrationNumber` here.
         */
        readonly DonorProfileValues: {
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
            /**
             * Format: int32
             * @description Year of birth; left out if it was not given.
             */
            readonly birthYear?: number;
            readonly gender?: components["schemas"]["DonorGender"];
            readonly familyStatus?: components["schemas"]["FamilyStatus"];
            readonly municipalitySize?: components["schemas"]["MunicipalitySize"];
            readonly sourceOfAwareness?: components["schemas"]["SourceOfAwareness"];
            readonly consents: components["schemas"]["DonorConsents"];
            readonly donationTargeting: components["schemas"]["DonationTargeting"];
        };
        /**
         * DonorProfileRequest
         * @description Last name or company name is required; a corporate account needs the company name.
         */
        readonly DonorProfileRequest: {
            readonly title?: components["schemas"]["OptionalName"];
            readonly firstName?: components["schemas"]["OptionalName"];
            readonly lastName?: components["schemas"]["OptionalName"];
            readonly companyName?: components["schemas"]["OptionalName"];
            /**
             * Format: registration-number
             * @description IČO; a company may have none (rule 6.17).
             */
            readonly registrationNumber?: string;
            readonly phone?: components["schemas"]["PhoneInternational"];
            readonly address: components["schemas"]["Address"];
            /**
             * Format: int32
             * @description From 1900 to the present year of Europe/Prague.
             */
            readonly birthYear?: number;
            readonly gender?: components["schemas"]["DonorGender"];
            readonly familyStatus?: components["schemas"]["FamilyStatus"];
            readonly municipalitySize?: components["schemas"]["MunicipalitySize"];
            readonly sourceOfAwareness?: components["schemas"]["SourceOfAwareness"];
            readonly consents: components["schemas"]["DonorConsents"];
            readonly donationTargeting: components["schemas"]["DonationTargeting"];
            readonly basedOn: components["schemas"]["DonorProfileValues"];
        };
        /**
         * SavedProfile
         * @description The person as userProfile gives them, as they are now.
         */
        readonly SavedProfile: {
            readonly profile: components["schemas"]["Profile"];
            readonly profile_full: components["schemas"]["FullUser"];
            readonly savedAt: components["schemas"]["Instant"];
        };
        /** DonorProfileSuccess */
        readonly DonorProfileSuccess: {
            readonly error_code: components["schemas"]["Success"];
            readonly response: components["schemas"]["SavedProfile"];
        };
        /**
         * ProfileRefused
         * @description A rule of the profile is broken; `fields` says which.
         */
        readonly ProfileRefused: {
            /**
             * Format: int32
             * @enum {integer}
             */
            readonly error_code: 422;
            /** @enum {string} */
            readonly error: "profile-refused";
            readonly fields: components["schemas"]["FieldErrors"];
        };
        /**
         * DonorProfileChanged
         * @description A value that the person changed has another value by now; nothing was saved. `fields` names it, `current` holds the record as it is now.
         */
        readonly DonorProfileChanged: {
            /**
             * Format: int32
             * @enum {integer}
             */
            readonly error_code: 409;
            /** @enum {string} */
            readonly error: "changed-elsewhere";
            readonly fields: components["schemas"]["FieldErrors"];
            readonly current: components["schemas"]["DonorProfileValues"];
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
        /** RecipientProfileSuccess */
        readonly RecipientProfileSuccess: {
            readonly error_code: components["schemas"]["Success"];
            readonly response: components["schemas"]["FullUser"];
        };
        /**
         * Format: person-name
         * @description A name in one line, with a letter in it.
         */
        readonly PersonName: string;
        /**
         * RecipientDataValues
         * @description The values that `saveRecipientData` saves, as they are stored; one that is empty is left out. `account` is one value, and so is the
         *     month with the year of birth.
         */
        readonly RecipientDataValues: {
            /**
             * PatientValues
             * @description The ill person of the family.
             */
            readonly patient: {
                readonly title?: components["schemas"]["ShortText"];
                readonly firstName: components["schemas"]["ShortText"];
                readonly lastName: components["schemas"]["ShortText"];
                readonly birthMonth: components["schemas"]["BirthMonth"];
                readonly birthYear: components["schemas"]["BirthYear"];
            };
            /**
             * AccountValues
             * @description Czech account for contributions; left out if the family has none.
             */
            readonly account?: {
                /**
                 * Format: bank-account-prefix
                 * @description Prefix of a Czech account; left out without one.
                 */
                readonly prefix?: string;
                /**
                 * Format: bank-account-number
                 * @description Number of a Czech account.
                 */
                readonly number: string;
                /**
                 * Format: bank-code
                 * @description Code of a Czech bank.
                 */
                readonly bankCode: string;
            };
            readonly housingType: components["schemas"]["HousingType"];
            /**
             * Format: int32
             * @description Number of people in the household; 0 while it is not known.
             */
            readonly householdMembers: number;
            /** @description The family agrees to be approached. */
            readonly informativeConsent: boolean;
            /** @description Markdown; empty while there is none. */
            readonly lifeStory: components["schemas"]["LongText"];
        };
        /** RecipientDataRequest */
        readonly RecipientDataRequest: {
            /**
             * PatientRequest
             * @description The ill person of the family.
             */
            readonly patient: {
                readonly title?: components["schemas"]["OptionalName"];
                readonly firstName: components["schemas"]["PersonName"];
                readonly lastName: components["schemas"]["PersonName"];
                readonly birthMonth: components["schemas"]["BirthMonth"];
                readonly birthYear: components["schemas"]["BirthYear"];
            };
            /**
             * AccountRequest
             * @description Czech account for contributions.
             */
            readonly account: {
                /**
                 * Format: bank-account-prefix
                 * @description Prefix of a Czech account, at most 6 digits, weighted check modulo 11; empty or left out without one.
                 */
                readonly prefix?: string;
                /**
                 * Format: bank-account-number
                 * @description Number of a Czech account, 2 to 10 digits, weighted check modulo 11.
                 */
                readonly number: string;
                /**
                 * Format: bank-code
                 * @description Code of a Czech bank, four digits.
                 */
                readonly bankCode: string;
            };
            readonly housingType: components["schemas"]["HousingType"];
            /**
             * Format: int32
             * @description Number of people in the household.
             */
            readonly householdMembers: number;
            /** @description The family agrees to be approached. */
            readonly informativeConsent: boolean;
            /** @description Markdown; empty while there is none. */
            readonly lifeStory: components["schemas"]["LongText"];
            readonly basedOn: components["schemas"]["RecipientDataValues"];
        };
        /** RecipientSavedSuccess */
        readonly RecipientSavedSuccess: {
            readonly error_code: components["schemas"]["Success"];
            readonly response: components["schemas"]["SavedProfile"];
        };
        /**
         * MonthInFuture
         * @description A month that has not come yet in Europe/Prague.
         */
        readonly MonthInFuture: {
            /**
             * Format: int32
             * @enum {integer}
             */
            readonly error_code: 422;
            /** @enum {string} */
            readonly error: "month-in-future";
            readonly fields: components["schemas"]["FieldErrors"];
        };
        /**
         * RecipientDataChanged
         * @description A value that the person changed has another value by now; nothing was saved. `fields` names it, `current` holds the record as it is now.
         */
        readonly RecipientDataChanged: {
            /**
             * Format: int32
             * @enum {integer}
             */
            readonly error_code: 409;
            /** @enum {string} */
            readonly error: "changed-elsewhere";
            readonly fields: components["schemas"]["FieldErrors"];
            readonly current: components["schemas"]["RecipientDataValues"];
        };
        /**
         * EditingLocked
         * @description The account cannot be edited around a payout (rule 10.16); `lockedUntil` says until when.
         */
        readonly EditingLocked: {
            /**
             * Format: int32
             * @enum {integer}
             */
            readonly error_code: 423;
            /** @enum {string} */
            readonly error: "editing-locked";
            readonly lockedUntil: components["schemas"]["Instant"];
        };
        /**
         * CodeRequired
         * @description A code by SMS has to be given first (`requestConfirmationCode`). Nothing was saved.
         */
        readonly CodeRequired: {
            /**
             * Format: int32
             * @enum {integer}
             */
            readonly error_code: 403;
            /** @enum {string} */
            readonly error: "code-required";
        };
        /**
         * Format: short-text
         * @description As `ShortText`, but not empty.
         */
        readonly RequiredText: string;
        /**
         * RecipientContactsValues
         * @description The values that `saveRecipientContacts` saves, as they are stored; one that is empty is left out. `caringPerson` and `address` are one
         *     value each.
         */
        readonly RecipientContactsValues: {
            /**
             * CaringPersonValues
             * @description The family's main contact.
             */
            readonly caringPerson: {
                readonly firstName: components["schemas"]["ShortText"];
                readonly lastName: components["schemas"]["ShortText"];
            };
            readonly address: components["schemas"]["Address"];
            readonly phone?: components["schemas"]["PhoneInternational"];
            readonly email?: components["schemas"]["PortalEmail"];
        };
        /** RecipientContactsRequest */
        readonly RecipientContactsRequest: {
            /**
             * CaringPersonRequest
             * @description The family's main contact.
             */
            readonly caringPerson: {
                readonly firstName: components["schemas"]["PersonName"];
                readonly lastName: components["schemas"]["PersonName"];
            };
            /**
             * ContactAddressRequest
             * @description Address for letters.
             */
            readonly address: {
                readonly street: components["schemas"]["RequiredText"];
                readonly houseNumber: components["schemas"]["RequiredText"];
                readonly city: components["schemas"]["RequiredText"];
                /**
                 * Format: postal-code
                 * @description Five digits, a space after the third is allowed.
                 */
                readonly postalCode: string;
            };
            readonly phone?: components["schemas"]["PhoneInternational"];
            readonly email?: components["schemas"]["PortalEmail"];
            readonly basedOn: components["schemas"]["RecipientContactsValues"];
        };
        /**
         * RecipientContactsChanged
         * @description A value that the person changed has another value by now; nothing was saved. `fields` names it, `current` holds the record as it is now.
         */
        readonly RecipientContactsChanged: {
            /**
             * Format: int32
             * @enum {integer}
             */
            readonly error_code: 409;
            /** @enum {string} */
            readonly error: "changed-elsewhere";
            readonly fields: components["schemas"]["FieldErrors"];
            readonly current: components["schemas"]["RecipientContactsValues"];
        };
        /** ConfirmationCodeRequest */
        readonly ConfirmationCodeRequest: {
            /** @description One of `Recipient.Phones` of the full user, of `+420` and nine digits. */
            readonly phoneId: components["schemas"]["Id"];
        };
        /**
         * ConfirmationCode
         * @description The code that was sent.
         */
        readonly ConfirmationCode: {
            readonly transactionId: components["schemas"]["Id"];
            /** @description The code is good strictly before this moment. */
            readonly expiresAt: components["schemas"]["Instant"];
        };
        /** ConfirmationCodeSuccess */
        readonly ConfirmationCodeSuccess: {
            readonly error_code: components["schemas"]["Success"];
            readonly response: components["schemas"]["ConfirmationCode"];
        };
        /** CodeConfirmation */
        readonly CodeConfirmation: {
            readonly transactionId: components["schemas"]["Id"];
            /**
             * Format: one-time-code
             * @description The one-time code from the SMS.
             * @example 482913
             */
            readonly code: string;
        };
        /**
         * Confirmed
         * @description Changes may follow.
         */
        readonly Confirmed: {
            /** @description The session needs no other code strictly before this moment. */
            readonly expiresAt: components["schemas"]["Instant"];
        };
        /** ConfirmedSuccess */
        readonly ConfirmedSuccess: {
            readonly error_code: components["schemas"]["Success"];
            readonly response: components["schemas"]["Confirmed"];
        };
        /**
         * FamilyMemberRequest
         * @description Birth month and year are required but for an emergency contact, who needs a phone instead.
         */
        readonly FamilyMemberRequest: {
            readonly name: components["schemas"]["PersonName"];
            readonly relation: components["schemas"]["FamilyRelation"];
            /**
             * @description M male, F female.
             * @enum {string}
             */
            readonly gender: "M" | "F";
            readonly birthMonth?: components["schemas"]["BirthMonth"];
            readonly birthYear?: components["schemas"]["BirthYear"];
            readonly phone?: components["schemas"]["PhoneInternational"];
            readonly email?: components["schemas"]["PortalEmail"];
            readonly schoolOrProfession?: components["schemas"]["ShortText"];
            readonly hobbies?: components["schemas"]["ShortText"];
        };
        /**
         * FamilyMemberRefused
         * @description A rule of family members is broken; `fields` says which.
         */
        readonly FamilyMemberRefused: {
            /**
             * Format: int32
             * @enum {integer}
             */
            readonly error_code: 422;
            /** @enum {string} */
            readonly error: "family-member-refused";
            readonly fields: components["schemas"]["FieldErrors"];
        };
        /**
         * LimitReached
         * @description As many as there may be are there already; `limit` says how many.
         */
        readonly LimitReached: {
            /**
             * Format: int32
             * @enum {integer}
             */
            readonly error_code: 409;
            /** @enum {string} */
            readonly error: "limit-reached";
            /**
             * Format: int32
             * @description How many there may be.
             */
            readonly limit: number;
        };
        /**
         * FamilyMemberValues
         * @description The values that `saveFamilyMember` saves, as they are stored; one that is empty is left out. The month and the year of birth are one
         *     value.
         */
        readonly FamilyMemberValues: {
            readonly name: components["schemas"]["ShortText"];
            readonly relation: components["schemas"]["FamilyRelation"];
            /**
             * @description M male, F female.
             * @enum {string}
             */
            readonly gender: "M" | "F";
            readonly birthMonth?: components["schemas"]["BirthMonth"];
            readonly birthYear?: components["schemas"]["BirthYear"];
            readonly phone?: components["schemas"]["PhoneInternational"];
            readonly email?: components["schemas"]["PortalEmail"];
            readonly schoolOrProfession?: components["schemas"]["ShortText"];
            readonly hobbies?: components["schemas"]["ShortText"];
        };
        /**
         * FamilyMemberChange
         * @description Birth month and year are required but for an emergency contact, who needs a phone instead.
         */
        readonly FamilyMemberChange: {
            readonly name: components["schemas"]["PersonName"];
            readonly relation: components["schemas"]["FamilyRelation"];
            /**
             * @description M male, F female.
             * @enum {string}
             */
            readonly gender: "M" | "F";
            readonly birthMonth?: components["schemas"]["BirthMonth"];
            readonly birthYear?: components["schemas"]["BirthYear"];
            readonly phone?: components["schemas"]["PhoneInternational"];
            readonly email?: components["schemas"]["PortalEmail"];
            readonly schoolOrProfession?: components["schemas"]["ShortText"];
            readonly hobbies?: components["schemas"]["ShortText"];
            readonly basedOn: components["schemas"]["FamilyMemberValues"];
        };
        /**
         * FamilyMemberChanged
         * @description A value that the person changed has another value by now; nothing was saved. `fields` names it, `current` holds the record as it is now.
         */
        readonly FamilyMemberChanged: {
            /**
             * Format: int32
             * @enum {integer}
             */
            readonly error_code: 409;
            /** @enum {string} */
            readonly error: "changed-elsewhere";
            readonly fields: components["schemas"]["FieldErrors"];
            readonly current: components["schemas"]["FamilyMemberValues"];
        };
        /**
         * MemberNotFound
         * @description No member of this family has this id.
         */
        readonly MemberNotFound: {
            /**
             * Format: int32
             * @enum {integer}
             */
            readonly error_code: 404;
            /** @enum {string} */
            readonly error: "member-not-found";
        };
        /**
         * MainContactFixed
         * @description The main contact signs in to the account: their birth and their place in it change through the foundation only.
         */
        readonly MainContactFixed: {
            /**
             * Format: int32
             * @enum {integer}
             */
            readonly error_code: 409;
            /** @enum {string} */
            readonly error: "main-contact-fixed";
        };
        /**
         * RemovalRequested
         * @description Its removal was requested; nothing about it changes until the foundation processes that.
         */
        readonly RemovalRequested: {
            /**
             * Format: int32
             * @enum {integer}
             */
            readonly error_code: 409;
            /** @enum {string} */
            readonly error: "removal-requested";
        };
        /** MemberRemovalRequest */
        readonly MemberRemovalRequest: {
            readonly reason: components["schemas"]["Reason"];
        };
        /**
         * PatientFixed
         * @description The patient is the person the family is supported for: who it is changes through the foundation only.
         */
        readonly PatientFixed: {
            /**
             * Format: int32
             * @enum {integer}
             */
            readonly error_code: 409;
            /** @enum {string} */
            readonly error: "patient-fixed";
        };
        /**
         * Format: int32
         * @description Month in which the photo was taken, 1 to 12.
         */
        readonly TakenMonth: number;
        /**
         * Format: int32
         * @description Year in which the photo was taken.
         */
        readonly TakenYear: number;
        /** Removal */
        readonly Removal: {
            readonly requestedAt: components["schemas"]["Instant"];
            readonly reason: components["schemas"]["Reason"];
        };
        /** RecipientPhoto */
        readonly RecipientPhoto: {
            readonly photoId: components["schemas"]["Id"];
            readonly path: components["schemas"]["ImagePath"];
            readonly takenMonth: components["schemas"]["TakenMonth"];
            readonly takenYear: components["schemas"]["TakenYear"];
            readonly description: components["schemas"]["ShortText"];
            /** @description True for the one photo that represents the family. */
            readonly isPrimary: boolean;
            /** @description Null until it is requested. */
            readonly removal: components["schemas"]["Removal"] | null;
        };
        /** @description Photos, in the order shown. */
        readonly RecipientPhotoList: readonly components["schemas"]["RecipientPhoto"][];
        /**
         * RecipientPhotos
         * @description Photos of the family.
         */
        readonly RecipientPhotos: {
            readonly photos: components["schemas"]["RecipientPhotoList"];
        };
        /** RecipientPhotosSuccess */
        readonly RecipientPhotosSuccess: {
            readonly error_code: components["schemas"]["Success"];
            readonly response: components["schemas"]["RecipientPhotos"];
        };
        /**
         * RecipientPhotoMeta
         * @description Sent as JSON. What is wrong inside is named by `meta[0].description` and alike.
         */
        readonly RecipientPhotoMeta: {
            /**
             * @description Always `photo`.
             * @enum {string}
             */
            readonly category: "photo";
            readonly takenMonth: components["schemas"]["TakenMonth"];
            readonly takenYear: components["schemas"]["TakenYear"];
            readonly description: components["schemas"]["RequiredText"];
        };
        /**
         * RecipientPhotoUpload
         * @description One item.
         */
        readonly RecipientPhotoUpload: {
            /** @description What the file is, as JSON. */
            readonly "meta[0]"?: components["schemas"]["RecipientPhotoMeta"];
            /** @description The file of this item. */
            readonly "File[0]"?: unknown;
        };
        /**
         * RecipientPhotosSaved
         * @description The photos as they are now, and the person, whose avatar may have changed.
         */
        readonly RecipientPhotosSaved: {
            readonly photos: components["schemas"]["RecipientPhotoList"];
            readonly saved: components["schemas"]["SavedProfile"];
        };
        /** RecipientPhotosSavedSuccess */
        readonly RecipientPhotosSavedSuccess: {
            readonly error_code: components["schemas"]["Success"];
            readonly response: components["schemas"]["RecipientPhotosSaved"];
        };
        /**
         * PictureRefused
         * @description The photo is refused; `fields` names the part. `picture-unreadable`: the picture is broken, or has more than 40 million pixels or 128 MB when decoded.
         */
        readonly PictureRefused: {
            /**
             * Format: int32
             * @enum {integer}
             */
            readonly error_code: 400;
            /** @enum {string} */
            readonly error: "file-missing" | "file-empty" | "file-oversize" | "file-unsupported-type" | "file-type-mismatch" | "file-category-unknown" | "file-meta-invalid" | "picture-unreadable";
            readonly fields?: components["schemas"]["FieldErrors"];
        };
        /**
         * RecipientPhotoValues
         * @description The values that `saveRecipientPhoto` saves, as they are stored. The month and the year are one value.
         */
        readonly RecipientPhotoValues: {
            readonly takenMonth: components["schemas"]["TakenMonth"];
            readonly takenYear: components["schemas"]["TakenYear"];
            readonly description: components["schemas"]["ShortText"];
        };
        /** RecipientPhotoRequest */
        readonly RecipientPhotoRequest: {
            readonly takenMonth: components["schemas"]["TakenMonth"];
            readonly takenYear: components["schemas"]["TakenYear"];
            readonly description: components["schemas"]["RequiredText"];
            readonly basedOn: components["schemas"]["RecipientPhotoValues"];
        };
        /**
         * RecipientPhotoChanged
         * @description A value that the person changed has another value by now; nothing was saved. `fields` names it, `current` holds the record as it is now.
         */
        readonly RecipientPhotoChanged: {
            /**
             * Format: int32
             * @enum {integer}
             */
            readonly error_code: 409;
            /** @enum {string} */
            readonly error: "changed-elsewhere";
            readonly fields: components["schemas"]["FieldErrors"];
            readonly current: components["schemas"]["RecipientPhotoValues"];
        };
        /**
         * PhotoNotFound
         * @description No photo of this family has this id.
         */
        readonly PhotoNotFound: {
            /**
             * Format: int32
             * @enum {integer}
             */
            readonly error_code: 404;
            /** @enum {string} */
            readonly error: "photo-not-found";
        };
        /** PhotoRemovalRequest */
        readonly PhotoRemovalRequest: {
            readonly reason: components["schemas"]["Reason"];
        };
        /**
         * DocumentType
         * @description Type of the document.
         * @enum {string}
         */
        readonly DocumentType: "medical-report" | "study-confirmation" | "income-confirmation" | "request" | "other";
        /** HandedDocument */
        readonly HandedDocument: {
            readonly documentId: components["schemas"]["Id"];
            /** @description The file's own name. */
            readonly name: string;
            /**
             * Format: int32
             * @description Size in bytes, at most 5 MB.
             */
            readonly size: number;
            /** @description When it was handed over; of a file of a renewal, when the renewal was sent. */
            readonly uploadedAt: components["schemas"]["Instant"];
            /** @description The day on the document; null if none was given. */
            readonly issuedOn: components["schemas"]["PlainDate"] | null;
            /** @description The foundation has checked it; it cannot be taken back any more. */
            readonly isAccepted: boolean;
            /**
             * @description It was sent with a renewal. It cannot be taken back, because a sent renewal cannot be changed, and it is accepted when the renewal is
             *     approved.
             */
            readonly fromRenewal: boolean;
        };
        /** DocumentOfType */
        readonly DocumentOfType: {
            readonly type: components["schemas"]["DocumentType"];
            /** @description In Czech, written by the foundation. */
            readonly label: components["schemas"]["ShortText"];
            /**
             * @description `missing` is requested and not handed over; `received` waits for the foundation's check; `valid`; `expiring` within 30 days;
             *     `expired`.
             * @enum {string}
             */
            readonly state: "missing" | "received" | "valid" | "expiring" | "expired";
            /** @description Until when it is requested, a due day as `EditingLock` describes it; null when it is not. */
            readonly due: components["schemas"]["PlainDate"] | null;
            /** @description The last day it is good on, of the newest accepted file; null where there is none or the type knows no end. */
            readonly expiresOn: components["schemas"]["PlainDate"] | null;
            /** @description Newest first. */
            readonly files: readonly components["schemas"]["HandedDocument"][];
        };
        /**
         * RecipientDocuments
         * @description Documents that the family handed over or shall hand over.
         */
        readonly RecipientDocuments: {
            /** @description What is missing first. */
            readonly types: readonly components["schemas"]["DocumentOfType"][];
            /** @description The patient is 15 or older, so that the validity of documents is tied to the study confirmation. */
            readonly needsStudyConfirmation: boolean;
        };
        /** RecipientDocumentsSuccess */
        readonly RecipientDocumentsSuccess: {
            readonly error_code: components["schemas"]["Success"];
            readonly response: components["schemas"]["RecipientDocuments"];
        };
        /**
         * RecipientDocumentMeta
         * @description Sent as JSON. What is wrong inside is named by `meta[0].issuedOn` and alike.
         */
        readonly RecipientDocumentMeta: {
            /**
             * @description Always `document`.
             * @enum {string}
             */
            readonly category: "document";
            readonly documentType: components["schemas"]["DocumentType"];
            readonly issuedOn?: components["schemas"]["PlainDate"];
        };
        /**
         * RecipientDocumentUpload
         * @description One item.
         */
        readonly RecipientDocumentUpload: {
            /** @description What the file is, as JSON. */
            readonly "meta[0]"?: components["schemas"]["RecipientDocumentMeta"];
            /** @description The file of this item. */
            readonly "File[0]"?: unknown;
        };
        /**
         * OneFileRefused
         * @description A part of the upload is refused; `fields` names it. Nothing was stored.
         */
        readonly OneFileRefused: {
            /**
             * Format: int32
             * @enum {integer}
             */
            readonly error_code: 400;
            /** @enum {string} */
            readonly error: "file-missing" | "file-empty" | "file-oversize" | "file-unsupported-type" | "file-type-mismatch" | "file-category-unknown" | "file-meta-invalid";
            readonly fields?: components["schemas"]["FieldErrors"];
        };
        /**
         * DayInFuture
         * @description A day that has not come yet in Europe/Prague.
         */
        readonly DayInFuture: {
            /**
             * Format: int32
             * @enum {integer}
             */
            readonly error_code: 422;
            /** @enum {string} */
            readonly error: "day-in-future";
            readonly fields: components["schemas"]["FieldErrors"];
        };
        /**
         * DocumentTooOld
         * @description The document was issued too many months ago; a medical report more than six.
         */
        readonly DocumentTooOld: {
            /**
             * Format: int32
             * @enum {integer}
             */
            readonly error_code: 422;
            /** @enum {string} */
            readonly error: "document-too-old";
            readonly fields: components["schemas"]["FieldErrors"];
        };
        /**
         * DocumentNotFound
         * @description No document of this person has this id.
         */
        readonly DocumentNotFound: {
            /**
             * Format: int32
             * @enum {integer}
             */
            readonly error_code: 404;
            /** @enum {string} */
            readonly error: "document-not-found";
        };
        /**
         * DocumentAccepted
         * @description The foundation has accepted the document; it cannot be taken back.
         */
        readonly DocumentAccepted: {
            /**
             * Format: int32
             * @enum {integer}
             */
            readonly error_code: 409;
            /** @enum {string} */
            readonly error: "document-accepted";
        };
        /**
         * DocumentOfRenewal
         * @description The document was sent with a renewal, which cannot be changed; it cannot be taken back.
         */
        readonly DocumentOfRenewal: {
            /**
             * Format: int32
             * @enum {integer}
             */
            readonly error_code: 409;
            /** @enum {string} */
            readonly error: "document-of-renewal";
        };
        /** Contribution */
        readonly Contribution: {
            readonly month: components["schemas"]["Month"];
            readonly amount: components["schemas"]["Amount"];
            readonly paidOn: components["schemas"]["PlainDate"];
        };
        /**
         * Contributions
         * @description What the family received.
         */
        readonly Contributions: {
            /** @description Newest first. */
            readonly contributions: readonly components["schemas"]["Contribution"][];
        };
        /** ContributionsSuccess */
        readonly ContributionsSuccess: {
            readonly error_code: components["schemas"]["Success"];
            readonly response: components["schemas"]["Contributions"];
        };
        /** HelpOffer */
        readonly HelpOffer: {
            readonly offerId: components["schemas"]["Id"];
            readonly title: components["schemas"]["ShortText"];
            /** @description Who offers it. */
            readonly provider: components["schemas"]["ShortText"];
            /**
             * @description What is offered: a stay, a service, a thing, advice or an event.
             * @enum {string}
             */
            readonly kind: "stay" | "service" | "thing" | "advice" | "event";
            /** @description Markdown, in Czech. */
            readonly text: components["schemas"]["LongText"];
            /** @description The last day; null without an end. */
            readonly expiresOn: components["schemas"]["PlainDate"] | null;
            readonly phone?: components["schemas"]["PhoneInternational"];
            readonly email?: components["schemas"]["PortalEmail"];
            /**
             * Format: uri
             * @description Page with more about the offer, https; left out without one.
             */
            readonly link?: string;
        };
        /**
         * HelpOffers
         * @description Offers of help.
         */
        readonly HelpOffers: {
            /** @description Offers that are open today. */
            readonly offers: readonly components["schemas"]["HelpOffer"][];
        };
        /** HelpOffersSuccess */
        readonly HelpOffersSuccess: {
            readonly error_code: components["schemas"]["Success"];
            readonly response: components["schemas"]["HelpOffers"];
        };
        /**
         * HelpEnded
         * @description Help to this family has ended.
         */
        readonly HelpEnded: {
            /**
             * Format: int32
             * @enum {integer}
             */
            readonly error_code: 409;
            /** @enum {string} */
            readonly error: "help-ended";
        };
        /**
         * ContactViews
         * @description When donors opened the family's contact.
         */
        readonly ContactViews: {
            /** @description When donors opened the contact, in UTC, newest first. */
            readonly views: readonly components["schemas"]["Instant"][];
            /**
             * Format: int32
             * @description Number of all openings, also of those that `views` leaves out.
             */
            readonly total: number;
        };
        /** ContactViewsSuccess */
        readonly ContactViewsSuccess: {
            readonly error_code: components["schemas"]["Success"];
            readonly response: components["schemas"]["ContactViews"];
        };
        /** @description Unique within the form; the field's name is `formIdx-{id}`. */
        readonly FormItemId: string;
        /**
         * ShownWhen
         * @description The item is shown only after this answer to an earlier item; otherwise its answer is left out.
         */
        readonly ShownWhen: {
            readonly id: components["schemas"]["FormItemId"];
            /** @description Options of a list, or `true` and `false` of a boolean. */
            readonly isAnyOf: readonly components["schemas"]["FormItemId"][];
        };
        /**
         * TextItem
         * @description One line of at most 100 characters.
         */
        readonly TextItem: {
            readonly id: components["schemas"]["FormItemId"];
            /**
             * @description Type of the item: one line of text. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly itemType: "text";
            readonly title?: components["schemas"]["ShortText"];
            /** @description The question; the label of the field. */
            readonly question: components["schemas"]["LongText"];
            /** @description Markdown before the field. */
            readonly text?: components["schemas"]["LongText"];
            /** @description Help with the field, Markdown. */
            readonly description?: components["schemas"]["LongText"];
            /**
             * @description Where `description` is shown: above, below or to the right of the field.
             * @enum {string}
             */
            readonly descriptionPlacement?: "top" | "bottom" | "right";
            /** @description True if an answer is needed while the item is shown. */
            readonly required: boolean;
            readonly shownWhen?: components["schemas"]["ShownWhen"];
            /**
             * @description A named format that the text has to keep; any text of at most 100 characters without one.
             * @enum {string}
             */
            readonly format?: "cz-phone-local" | "portal-email" | "postal-code" | "person-name";
        };
        /**
         * MultilineTextItem
         * @description At most 5,000 characters, or fewer where the item says so.
         */
        readonly MultilineTextItem: {
            readonly id: components["schemas"]["FormItemId"];
            /**
             * @description Type of the item: a text of several lines. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly itemType: "multiline text";
            readonly title?: components["schemas"]["ShortText"];
            /** @description The question; the label of the field. */
            readonly question: components["schemas"]["LongText"];
            /** @description Markdown before the field. */
            readonly text?: components["schemas"]["LongText"];
            /** @description Help with the field, Markdown. */
            readonly description?: components["schemas"]["LongText"];
            /**
             * @description Where `description` is shown: above, below or to the right of the field.
             * @enum {string}
             */
            readonly descriptionPlacement?: "top" | "bottom" | "right";
            /** @description True if an answer is needed while the item is shown. */
            readonly required: boolean;
            readonly shownWhen?: components["schemas"]["ShownWhen"];
            /**
             * Format: int32
             * @description Code points that the answer may have; 5,000 where it is left out.
             */
            readonly mostCharacters?: number;
        };
        /**
         * ParagraphItem
         * @description Nothing is answered; `text` is read.
         */
        readonly ParagraphItem: {
            readonly id: components["schemas"]["FormItemId"];
            /**
             * @description Type of the item: a text to read, without an answer. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly itemType: "paragraph";
            readonly title?: components["schemas"]["ShortText"];
            /** @description The question; the label of the field. */
            readonly question?: components["schemas"]["LongText"];
            /** @description Markdown before the field. */
            readonly text: components["schemas"]["LongText"];
            /** @description Help with the field, Markdown. */
            readonly description?: components["schemas"]["LongText"];
            /**
             * @description Where `description` is shown: above, below or to the right of the field.
             * @enum {string}
             */
            readonly descriptionPlacement?: "top" | "bottom" | "right";
            /** @description True if an answer is needed while the item is shown. */
            readonly required?: boolean;
            readonly shownWhen?: components["schemas"]["ShownWhen"];
        };
        /**
         * NotBefore
         * @description The day answered to an earlier item is the first day that fits, while that item is shown and its answer is a day. An earlier day is refused with `too-early`.
         */
        readonly NotBefore: {
            /** @description An earlier item of the type `dateTime`. */
            readonly id: components["schemas"]["FormItemId"];
            /** @description What the client shows at the field of a day that is too early; it says what to do. */
            readonly message: components["schemas"]["RequiredText"];
        };
        /**
         * DateTimeItem
         * @description A day, `YYYY-MM-DD`.
         */
        readonly DateTimeItem: {
            readonly id: components["schemas"]["FormItemId"];
            /**
             * @description Type of the item: a date. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly itemType: "dateTime";
            readonly title?: components["schemas"]["ShortText"];
            /** @description The question; the label of the field. */
            readonly question: components["schemas"]["LongText"];
            /** @description Markdown before the field. */
            readonly text?: components["schemas"]["LongText"];
            /** @description Help with the field, Markdown. */
            readonly description?: components["schemas"]["LongText"];
            /**
             * @description Where `description` is shown: above, below or to the right of the field.
             * @enum {string}
             */
            readonly descriptionPlacement?: "top" | "bottom" | "right";
            /** @description True if an answer is needed while the item is shown. */
            readonly required: boolean;
            readonly shownWhen?: components["schemas"]["ShownWhen"];
            /** @description Today in Europe/Prague is the last day that fits; a later one is refused with `future`. */
            readonly isPast?: boolean;
            /** @description Today in Europe/Prague is the first day that fits; an earlier one is refused with `past`. */
            readonly isFuture?: boolean;
            readonly notBefore?: components["schemas"]["NotBefore"];
        };
        /**
         * BooleanItem
         * @description Yes or no with its own labels.
         */
        readonly BooleanItem: {
            readonly id: components["schemas"]["FormItemId"];
            /**
             * @description Type of the item: yes or no. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly itemType: "boolean";
            readonly title?: components["schemas"]["ShortText"];
            /** @description The question; the label of the field. */
            readonly question: components["schemas"]["LongText"];
            /** @description Markdown before the field. */
            readonly text?: components["schemas"]["LongText"];
            /** @description Help with the field, Markdown. */
            readonly description?: components["schemas"]["LongText"];
            /**
             * @description Where `description` is shown: above, below or to the right of the field.
             * @enum {string}
             */
            readonly descriptionPlacement?: "top" | "bottom" | "right";
            /** @description True if an answer is needed while the item is shown. */
            readonly required: boolean;
            readonly shownWhen?: components["schemas"]["ShownWhen"];
            readonly trueText: components["schemas"]["RequiredText"];
            readonly falseText: components["schemas"]["RequiredText"];
            /** @description A declaration or consent; nothing is sent without it. */
            readonly mustBeTrue?: boolean;
        };
        /**
         * Format: int32
         * @description A whole number.
         */
        readonly WholeNumber: number;
        /**
         * NumberItem
         * @description A whole number, not below 0.
         */
        readonly NumberItem: {
            readonly id: components["schemas"]["FormItemId"];
            /**
             * @description Type of the item: a whole number. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly itemType: "number";
            readonly title?: components["schemas"]["ShortText"];
            /** @description The question; the label of the field. */
            readonly question: components["schemas"]["LongText"];
            /** @description Markdown before the field. */
            readonly text?: components["schemas"]["LongText"];
            /** @description Help with the field, Markdown. */
            readonly description?: components["schemas"]["LongText"];
            /**
             * @description Where `description` is shown: above, below or to the right of the field.
             * @enum {string}
             */
            readonly descriptionPlacement?: "top" | "bottom" | "right";
            /** @description True if an answer is needed while the item is shown. */
            readonly required: boolean;
            readonly shownWhen?: components["schemas"]["ShownWhen"];
            readonly minimum?: components["schemas"]["WholeNumber"];
            readonly maximum?: components["schemas"]["WholeNumber"];
            readonly unit?: components["schemas"]["ShortText"];
        };
        /**
         * NumericItem
         * @description A number with at most two decimals, not below 0.
         */
        readonly NumericItem: {
            readonly id: components["schemas"]["FormItemId"];
            /**
             * @description Type of the item: a number with up to two decimals. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly itemType: "numeric";
            readonly title?: components["schemas"]["ShortText"];
            /** @description The question; the label of the field. */
            readonly question: components["schemas"]["LongText"];
            /** @description Markdown before the field. */
            readonly text?: components["schemas"]["LongText"];
            /** @description Help with the field, Markdown. */
            readonly description?: components["schemas"]["LongText"];
            /**
             * @description Where `description` is shown: above, below or to the right of the field.
             * @enum {string}
             */
            readonly descriptionPlacement?: "top" | "bottom" | "right";
            /** @description True if an answer is needed while the item is shown. */
            readonly required: boolean;
            readonly shownWhen?: components["schemas"]["ShownWhen"];
            readonly maximum?: components["schemas"]["WholeNumber"];
            readonly unit?: components["schemas"]["ShortText"];
        };
        /** AmountLine */
        readonly AmountLine: {
            readonly id: components["schemas"]["FormItemId"];
            readonly title: components["schemas"]["RequiredText"];
            readonly description?: components["schemas"]["ShortText"];
        };
        /** @description Lines of the table, each with a monthly amount in whole crowns. */
        readonly AmountLines: readonly components["schemas"]["AmountLine"][];
        /**
         * FinancialSituationItem
         * @description Regular monthly incomes and expenses in whole crowns. Every line is filled in, with zero where there is none; the sum of expenses must not be 0.
         */
        readonly FinancialSituationItem: {
            readonly id: components["schemas"]["FormItemId"];
            /**
             * @description Type of the item: monthly incomes and expenses. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly itemType: "financialSituation";
            readonly title?: components["schemas"]["ShortText"];
            /** @description The question; the label of the field. */
            readonly question: components["schemas"]["LongText"];
            /** @description Markdown before the field. */
            readonly text?: components["schemas"]["LongText"];
            /** @description Help with the field, Markdown. */
            readonly description?: components["schemas"]["LongText"];
            /**
             * @description Where `description` is shown: above, below or to the right of the field.
             * @enum {string}
             */
            readonly descriptionPlacement?: "top" | "bottom" | "right";
            /** @description True if an answer is needed while the item is shown. */
            readonly required: boolean;
            readonly shownWhen?: components["schemas"]["ShownWhen"];
            readonly incomes: components["schemas"]["AmountLines"];
            readonly expenses: components["schemas"]["AmountLines"];
        };
        /** ListOption */
        readonly ListOption: {
            readonly id: components["schemas"]["FormItemId"];
            readonly title: components["schemas"]["RequiredText"];
            /** @description True if the option takes a text with more about it. */
            readonly hasText: boolean;
        };
        /**
         * ListItem
         * @description A choice of options; one with `hasText` also takes a text.
         */
        readonly ListItem: {
            readonly id: components["schemas"]["FormItemId"];
            /**
             * @description Type of the item: a choice of options. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly itemType: "list";
            readonly title?: components["schemas"]["ShortText"];
            /** @description The question; the label of the field. */
            readonly question: components["schemas"]["LongText"];
            /** @description Markdown before the field. */
            readonly text?: components["schemas"]["LongText"];
            /** @description Help with the field, Markdown. */
            readonly description?: components["schemas"]["LongText"];
            /**
             * @description Where `description` is shown: above, below or to the right of the field.
             * @enum {string}
             */
            readonly descriptionPlacement?: "top" | "bottom" | "right";
            /** @description True if an answer is needed while the item is shown. */
            readonly required: boolean;
            readonly shownWhen?: components["schemas"]["ShownWhen"];
            /** @description More than one may be chosen. */
            readonly isMultiple?: boolean;
            /** @description The options, in the order shown. */
            readonly items: readonly components["schemas"]["ListOption"][];
        };
        /** TableRow */
        readonly TableRow: {
            readonly id: components["schemas"]["FormItemId"];
            /** @description As many as the header has; an empty one is filled in. */
            readonly cells: readonly components["schemas"]["ShortText"][];
        };
        /**
         * TableItem
         * @description A cell of a row that is empty in the definition is filled in; the second column takes whole numbers, not below 0.
         */
        readonly TableItem: {
            readonly id: components["schemas"]["FormItemId"];
            /**
             * @description Type of the item: a table. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly itemType: "table";
            readonly title?: components["schemas"]["ShortText"];
            /** @description The question; the label of the field. */
            readonly question: components["schemas"]["LongText"];
            /** @description Markdown before the field. */
            readonly text?: components["schemas"]["LongText"];
            /** @description Help with the field, Markdown. */
            readonly description?: components["schemas"]["LongText"];
            /**
             * @description Where `description` is shown: above, below or to the right of the field.
             * @enum {string}
             */
            readonly descriptionPlacement?: "top" | "bottom" | "right";
            /** @description True if an answer is needed while the item is shown. */
            readonly required: boolean;
            readonly shownWhen?: components["schemas"]["ShownWhen"];
            /** @description Names of the columns. */
            readonly header: readonly components["schemas"]["ShortText"][];
            /** @description Rows of the table, in the order shown. */
            readonly rows: readonly components["schemas"]["TableRow"][];
            /** @description An empty second cell shows the sum of the integers of the second column. */
            readonly footer?: readonly components["schemas"]["ShortText"][];
        };
        /** FormItem */
        readonly FormItem: components["schemas"]["TextItem"] | components["schemas"]["MultilineTextItem"] | components["schemas"]["ParagraphItem"] | components["schemas"]["DateTimeItem"] | components["schemas"]["BooleanItem"] | components["schemas"]["NumberItem"] | components["schemas"]["NumericItem"] | components["schemas"]["FinancialSituationItem"] | components["schemas"]["ListItem"] | components["schemas"]["TableItem"];
        /** FormSection */
        readonly FormSection: {
            readonly id: components["schemas"]["FormItemId"];
            readonly title: components["schemas"]["RequiredText"];
            /** @description Markdown. */
            readonly description?: components["schemas"]["LongText"];
            /** @description Items of the section, in the order shown. */
            readonly items: readonly components["schemas"]["FormItem"][];
        };
        /**
         * FormDefinition
         * @description A form of the provider: sections with items.
         */
        readonly FormDefinition: {
            /** @description Changes with every change of the form; answers are sent with the one they were written for. */
            readonly formId: components["schemas"]["Id"];
            readonly title: components["schemas"]["RequiredText"];
            /** @description Markdown. */
            readonly lead?: components["schemas"]["LongText"];
            /** @description Sections of the form, in the order shown. */
            readonly sections: readonly components["schemas"]["FormSection"][];
        };
        /**
         * FileCategory
         * @description What a file of a form may be for.
         */
        readonly FileCategory: {
            readonly id: components["schemas"]["FormItemId"];
            readonly label: components["schemas"]["RequiredText"];
            /** @description Markdown. */
            readonly description?: components["schemas"]["LongText"];
            /** @description True if the form cannot be sent without a file of this category. */
            readonly isRequired: boolean;
            /** @description It may be marked „předáno jinak“ instead of being uploaded. */
            readonly mayBeHandedOtherwise: boolean;
            /**
             * @description Every upload for this purpose sends `issuedOn`. Without it the upload is refused with `file-meta-invalid`
             *     (`meta[0].issuedOn: required`), a day after today in Europe/Prague with `day-in-future`.
             */
            readonly needsIssueDate: boolean;
            /**
             * Format: int32
             * @description An upload is refused with `document-too-old` if it was issued more than this many calendar months before today in Europe/Prague.
             *     The last day counts: with 6, a document issued on 10 May is accepted on 10 November. In a shorter month the last day of the month
             *     counts instead. The sending checks it again: `files.{category}: too-old`. Left out if the age does not matter.
             */
            readonly mostMonthsOld?: number;
        };
        /** FormFile */
        readonly FormFile: {
            readonly fileId: components["schemas"]["Id"];
            readonly category: components["schemas"]["FormItemId"];
            /** @description The file's own name. */
            readonly name: string;
            /**
             * Format: int32
             * @description Size in bytes, at most 5 MB.
             */
            readonly size: number;
            readonly uploadedAt: components["schemas"]["Instant"];
            /** @description The day on the document, as the family gave it; null if none was given. */
            readonly issuedOn: components["schemas"]["PlainDate"] | null;
        };
        /**
         * FormFiles
         * @description Files of the form, and what they may be for.
         */
        readonly FormFiles: {
            /** @description What files may be for, in the order shown. */
            readonly categories: readonly components["schemas"]["FileCategory"][];
            /** @description Oldest first. */
            readonly files: readonly components["schemas"]["FormFile"][];
            /**
             * Format: int32
             * @description How many files the form takes at most.
             */
            readonly mostFiles: number;
            /**
             * Format: int32
             * @description Bytes of all files together.
             */
            readonly totalLimit: number;
        };
        /**
         * @description Number of a request or a renewal, for calls to the foundation.
         * @example Z-2026-0012
         */
        readonly ReceiptNumber: string;
        /**
         * RenewalReceipt
         * @description Confirms that the renewal was sent.
         */
        readonly RenewalReceipt: {
            readonly receiptNumber: components["schemas"]["ReceiptNumber"];
            readonly sentAt: components["schemas"]["Instant"];
        };
        /**
         * Format: int32
         * @description Whole Czech crowns a month; 0 if there is none.
         */
        readonly MonthlyAmount: number;
        /**
         * MonthlyIncomes
         * @description Whole crowns a month, with zero where there is none.
         */
        readonly MonthlyIncomes: {
            readonly wages: components["schemas"]["MonthlyAmount"];
            readonly business: components["schemas"]["MonthlyAmount"];
            readonly sickness: components["schemas"]["MonthlyAmount"];
            readonly pension: components["schemas"]["MonthlyAmount"];
            readonly parental: components["schemas"]["MonthlyAmount"];
            readonly "care-allowance": components["schemas"]["MonthlyAmount"];
            readonly benefits: components["schemas"]["MonthlyAmount"];
            readonly alimony: components["schemas"]["MonthlyAmount"];
            readonly other: components["schemas"]["MonthlyAmount"];
        };
        /**
         * MonthlyExpenses
         * @description Whole crowns a month, with zero where there is none.
         */
        readonly MonthlyExpenses: {
            readonly housing: components["schemas"]["MonthlyAmount"];
            readonly energy: components["schemas"]["MonthlyAmount"];
            readonly food: components["schemas"]["MonthlyAmount"];
            readonly treatment: components["schemas"]["MonthlyAmount"];
            readonly travel: components["schemas"]["MonthlyAmount"];
            readonly school: components["schemas"]["MonthlyAmount"];
            readonly loans: components["schemas"]["MonthlyAmount"];
            readonly other: components["schemas"]["MonthlyAmount"];
        };
        /**
         * Treatment
         * @description State of the patient's treatment.
         */
        readonly Treatment: {
            /**
             * Format: int32
             * @description 201 has ended, 202 ends on a known day, 203 continues, 204 check-ups only.
             * @enum {integer}
             */
            readonly status: 201 | 202 | 203 | 204;
            /** @description Required for 201 and 202; left out for the others. Today in Europe/Prague is the last day that fits for 201 (`future` after it) and the first that fits for 202 (`past` before it). */
            readonly endsOn?: components["schemas"]["PlainDate"];
        };
        /**
         * @description Given, or the call is not made.
         * @enum {boolean}
         */
        readonly Consent: true;
        /**
         * Declarations
         * @description Each has to be true for the renewal to be sent.
         */
        readonly Declarations: {
            /** @description What is stated is true and complete. */
            readonly isTrue: components["schemas"]["Consent"];
            /** @description Changes will be reported. */
            readonly willReport: components["schemas"]["Consent"];
            /** @description Personal data may be processed for the renewal. */
            readonly agreesToProcessing: components["schemas"]["Consent"];
        };
        /** @description Required file categories that are handed over otherwise (by post, in person). */
        readonly HandedOtherwise: readonly components["schemas"]["FormItemId"][];
        /** FinancialRenewal */
        readonly FinancialRenewal: {
            /**
             * @description Version 1. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly kind: "financial";
            /**
             * Format: int32
             * @description Number of people in the household.
             */
            readonly householdMembers: number;
            readonly incomes: components["schemas"]["MonthlyIncomes"];
            /** @description Their sum must not be 0. */
            readonly expenses: components["schemas"]["MonthlyExpenses"];
            readonly treatment: components["schemas"]["Treatment"];
            /** @description What the contribution was used for. */
            readonly contributionUse: components["schemas"]["Reason"];
            /** @description To the Good Angels. */
            readonly message?: components["schemas"]["LongText"];
            /** @description To the foundation. */
            readonly note?: components["schemas"]["LongText"];
            readonly declarations: components["schemas"]["Declarations"];
            readonly handedOtherwise: components["schemas"]["HandedOtherwise"];
        };
        /**
         * Amounts
         * @description Whole crowns a month by the line's id.
         */
        readonly Amounts: {
            readonly [key: string]: number;
        };
        /** FinancialAnswer */
        readonly FinancialAnswer: {
            readonly incomes: components["schemas"]["Amounts"];
            readonly expenses: components["schemas"]["Amounts"];
        };
        /** ChosenOption */
        readonly ChosenOption: {
            readonly id: components["schemas"]["FormItemId"];
            readonly text?: components["schemas"]["ShortText"];
        };
        /** ListAnswer */
        readonly ListAnswer: {
            /** @description The chosen options. */
            readonly chosen: readonly components["schemas"]["ChosenOption"][];
        };
        /** TableAnswer */
        readonly TableAnswer: {
            /**
             * TableRows
             * @description The cells of a row by its id, as many as the header has; a cell of the definition is sent unchanged.
             */
            readonly rows: {
                readonly [key: string]: readonly components["schemas"]["ShortText"][];
            };
        };
        /**
         * FormAnswer
         * @description The type belongs to the item's.
         */
        readonly FormAnswer: string | boolean | number | components["schemas"]["FinancialAnswer"] | components["schemas"]["ListAnswer"] | components["schemas"]["TableAnswer"];
        /**
         * FormAnswers
         * @description By the item's id; an item that is not answered is left out.
         */
        readonly FormAnswers: {
            readonly [key: string]: components["schemas"]["FormAnswer"];
        };
        /** GenericRenewal */
        readonly GenericRenewal: {
            /**
             * @description Version 2. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly kind: "generic";
            readonly formId: components["schemas"]["Id"];
            readonly answers: components["schemas"]["FormAnswers"];
            readonly handedOtherwise: components["schemas"]["HandedOtherwise"];
        };
        /** RenewalRequest */
        readonly RenewalRequest: components["schemas"]["FinancialRenewal"] | components["schemas"]["GenericRenewal"];
        /**
         * Renewal
         * @description The renewal of the application, open or sent.
         */
        readonly Renewal: {
            /**
             * Format: int32
             * @description 1 has fields of its own, 2 is a form of the provider.
             * @enum {integer}
             */
            readonly version: 1 | 2;
            /**
             * @description `open` can be filled in, `sent` waits for the foundation.
             * @enum {string}
             */
            readonly state: "open" | "sent";
            /** @description By when it is to be sent, a due day as `EditingLock` describes it; null without a deadline. */
            readonly due: components["schemas"]["PlainDate"] | null;
            /** @description Of version 2; null for version 1. */
            readonly form: components["schemas"]["FormDefinition"] | null;
            readonly files: components["schemas"]["FormFiles"];
            /** @description Null until it is sent. */
            readonly receipt: components["schemas"]["RenewalReceipt"] | null;
            /** @description As it was sent; null until then. */
            readonly request: components["schemas"]["RenewalRequest"] | null;
        };
        /** RenewalSuccess */
        readonly RenewalSuccess: {
            readonly error_code: components["schemas"]["Success"];
            readonly response: components["schemas"]["Renewal"];
        };
        /**
         * RenewalNotOpen
         * @description No renewal is open for the family.
         */
        readonly RenewalNotOpen: {
            /**
             * Format: int32
             * @enum {integer}
             */
            readonly error_code: 409;
            /** @enum {string} */
            readonly error: "renewal-not-open";
        };
        /**
         * RenewalSent
         * @description The receipt, and the family's data after it was sent.
         */
        readonly RenewalSent: {
            readonly receipt: components["schemas"]["RenewalReceipt"];
            readonly saved: components["schemas"]["SavedProfile"];
        };
        /** RenewalSentSuccess */
        readonly RenewalSentSuccess: {
            readonly error_code: components["schemas"]["Success"];
            readonly response: components["schemas"]["RenewalSent"];
        };
        /**
         * FormRefused
         * @description The answers break the rules of the form; `fields` names every item at fault.
         */
        readonly FormRefused: {
            /**
             * Format: int32
             * @enum {integer}
             */
            readonly error_code: 422;
            /** @enum {string} */
            readonly error: "form-refused";
            readonly fields: components["schemas"]["FieldErrors"];
        };
        /**
         * FormChanged
         * @description The form was changed since it was read; read it again, the answers that still fit remain valid.
         */
        readonly FormChanged: {
            /**
             * Format: int32
             * @enum {integer}
             */
            readonly error_code: 409;
            /** @enum {string} */
            readonly error: "form-changed";
        };
        /**
         * RenewalAlreadySent
         * @description The renewal was sent and cannot be changed.
         */
        readonly RenewalAlreadySent: {
            /**
             * Format: int32
             * @enum {integer}
             */
            readonly error_code: 409;
            /** @enum {string} */
            readonly error: "renewal-already-sent";
            readonly receiptNumber: components["schemas"]["ReceiptNumber"];
            readonly sentAt: components["schemas"]["Instant"];
        };
        /**
         * FormFileMeta
         * @description Sent as JSON. A fault inside is named by `meta[0].issuedOn` and the like.
         */
        readonly FormFileMeta: {
            /**
             * @description `form` of a renewal takes JPG, PNG, BMP, JPEG and PDF; `request` of a request for help also DOC, DOCX, XLS and XLSX.
             * @enum {string}
             */
            readonly category: "form" | "request";
            /** @description The id of the form's file category. */
            readonly purpose: components["schemas"]["FormItemId"];
            /** @description The day on the document. Required if the category says `needsIssueDate`; ignored otherwise. */
            readonly issuedOn?: components["schemas"]["PlainDate"];
        };
        /**
         * FormFileUpload
         * @description One item.
         */
        readonly FormFileUpload: {
            /** @description What the file is, as JSON. */
            readonly "meta[0]"?: components["schemas"]["FormFileMeta"];
            /** @description The file of this item. */
            readonly "File[0]"?: unknown;
        };
        /** FormFilesSuccess */
        readonly FormFilesSuccess: {
            readonly error_code: components["schemas"]["Success"];
            readonly response: components["schemas"]["FormFiles"];
        };
        /**
         * FilesTotalOversize
         * @description All files together would be over `limit` bytes. Nothing was stored.
         */
        readonly FilesTotalOversize: {
            /**
             * Format: int32
             * @enum {integer}
             */
            readonly error_code: 400;
            /** @enum {string} */
            readonly error: "files-total-oversize";
            readonly fields?: components["schemas"]["FieldErrors"];
            /**
             * Format: int32
             * @description How many bytes all files together may have.
             */
            readonly limit: number;
        };
        /**
         * FormFileNotFound
         * @description No such file of this form.
         */
        readonly FormFileNotFound: {
            /**
             * Format: int32
             * @enum {integer}
             */
            readonly error_code: 404;
            /** @enum {string} */
            readonly error: "file-not-found";
        };
        /**
         * RequestVariant
         * @description Which of the forms for a request for help.
         * @enum {string}
         */
        readonly RequestVariant: "oncological" | "other";
        /**
         * HelpRequestForm
         * @description The form of a request for help, before it is begun.
         */
        readonly HelpRequestForm: {
            readonly variant: components["schemas"]["RequestVariant"];
            readonly form: components["schemas"]["FormDefinition"];
            readonly files: components["schemas"]["FormFiles"];
        };
        /** HelpRequestFormSuccess */
        readonly HelpRequestFormSuccess: {
            readonly error_code: components["schemas"]["Success"];
            readonly response: components["schemas"]["HelpRequestForm"];
        };
        /** @description A key of a link or of a tab, or an id. Every one that opens something by itself is drawn from at least 128 random bits. */
        readonly LinkToken: string;
        /** Remark */
        readonly Remark: {
            readonly itemId: components["schemas"]["FormItemId"];
            readonly text: components["schemas"]["Reason"];
        };
        /**
         * HelpRequest
         * @description A request for help as it was saved.
         */
        readonly HelpRequest: {
            /**
             * @description Started and not sent yet, or returned by the foundation to be completed.
             * @enum {string}
             */
            readonly state: "started" | "returned";
            readonly variant: components["schemas"]["RequestVariant"];
            readonly form: components["schemas"]["FormDefinition"];
            /** @description As they were sent last; null before that. */
            readonly answers: components["schemas"]["FormAnswers"] | null;
            /** @description What the foundation wants corrected, by item. */
            readonly remarks: readonly components["schemas"]["Remark"][];
            /** @description A word of the foundation to the whole, Markdown; empty when there is none. */
            readonly note: components["schemas"]["LongText"];
            readonly files: components["schemas"]["FormFiles"];
            /** @description Null before the first sending. */
            readonly receiptNumber: components["schemas"]["ReceiptNumber"] | null;
            /** @description The key is good strictly before this moment. */
            readonly expiresAt: components["schemas"]["Instant"];
        };
        /** HelpRequestSuccess */
        readonly HelpRequestSuccess: {
            readonly error_code: components["schemas"]["Success"];
            readonly response: components["schemas"]["HelpRequest"];
        };
        /**
         * RequestNotFound
         * @description No request for help has this key, or it was taken back.
         */
        readonly RequestNotFound: {
            /**
             * Format: int32
             * @enum {integer}
             */
            readonly error_code: 404;
            /** @enum {string} */
            readonly error: "request-not-found";
        };
        /**
         * RequestLinkExpired
         * @description The link to the request is past its time (7 days for an edit link), or a newer one was sent.
         */
        readonly RequestLinkExpired: {
            /**
             * Format: int32
             * @enum {integer}
             */
            readonly error_code: 408;
            /** @enum {string} */
            readonly error: "request-link-expired";
        };
        /**
         * RequestAlreadySent
         * @description The request was sent by this link already.
         */
        readonly RequestAlreadySent: {
            /**
             * Format: int32
             * @enum {integer}
             */
            readonly error_code: 409;
            /** @enum {string} */
            readonly error: "request-already-sent";
            readonly receiptNumber: components["schemas"]["ReceiptNumber"];
            readonly sentAt: components["schemas"]["Instant"];
        };
        /** StartRequest */
        readonly StartRequest: {
            readonly variant: components["schemas"]["RequestVariant"];
        };
        /**
         * HelpRequestStarted
         * @description The request that was begun, and its key.
         */
        readonly HelpRequestStarted: {
            readonly accessKey: components["schemas"]["LinkToken"];
            readonly request: components["schemas"]["HelpRequest"];
        };
        /** HelpRequestStartedSuccess */
        readonly HelpRequestStartedSuccess: {
            readonly error_code: components["schemas"]["Success"];
            readonly response: components["schemas"]["HelpRequestStarted"];
        };
        /** SubmitRequest */
        readonly SubmitRequest: {
            readonly formId: components["schemas"]["Id"];
            readonly answers: components["schemas"]["FormAnswers"];
        };
        /**
         * RequestReceipt
         * @description Confirms that the request was sent.
         */
        readonly RequestReceipt: {
            readonly receiptNumber: components["schemas"]["ReceiptNumber"];
            readonly sentAt: components["schemas"]["Instant"];
            /** @description By when the foundation answers. */
            readonly answerBy: components["schemas"]["PlainDate"];
        };
        /** RequestReceiptSuccess */
        readonly RequestReceiptSuccess: {
            readonly error_code: components["schemas"]["Success"];
            readonly response: components["schemas"]["RequestReceipt"];
        };
        /**
         * LinkKind
         * @description What the link leads to: a returned request for help (`/dotaznik-editace?odkaz=`), a payment by card (`?platba=`), a recurring payment (`?pravidelna=`).
         * @enum {string}
         */
        readonly LinkKind: "help-request" | "card-payment" | "recurring-payment";
        /**
         * LinkExchangeRequest
         * @description Without a fact on the first opening. Later openings send the fact that the kind requires.
         */
        readonly LinkExchangeRequest: {
            readonly kind: components["schemas"]["LinkKind"];
            /** @description From the link; in bodies only, so that no log of addresses keeps it. */
            readonly linkKey: components["schemas"]["LinkToken"];
            /** @description The fact for `help-request`. The carer's birth date, as the request has it. */
            readonly birthDate?: components["schemas"]["PlainDate"];
            /** @description The fact for both kinds of payment. The payer's e-mail; letter case does not matter. */
            readonly email?: components["schemas"]["PortalEmail"];
        };
        /**
         * LinkExchanged
         * @description A key for this tab in place of the link's.
         */
        readonly LinkExchanged: {
            /**
             * @description Opens what the link leads to, for this tab: `Access-Key` of the operations of that resource. That of a payment by card also opens the
             *     recurring payment that the payment began.
             */
            readonly accessKey: components["schemas"]["LinkToken"];
            /** @description The key is good strictly before this moment, 2 hours after the exchange. */
            readonly expiresAt: components["schemas"]["Instant"];
        };
        /** LinkExchangedSuccess */
        readonly LinkExchangedSuccess: {
            readonly error_code: components["schemas"]["Success"];
            readonly response: components["schemas"]["LinkExchanged"];
        };
        /**
         * LinkFactRefused
         * @description The link was opened before and needs a fact (`link-fact-required`), or the fact is wrong (`link-fact-wrong`). An unknown link answers the same.
         */
        readonly LinkFactRefused: {
            /**
             * Format: int32
             * @enum {integer}
             */
            readonly error_code: 401;
            /** @enum {string} */
            readonly error: "link-fact-required" | "link-fact-wrong";
        };
        /**
         * LinkExpired
         * @description The time of the link is over, or a newer link or change replaced it.
         */
        readonly LinkExpired: {
            /**
             * Format: int32
             * @enum {integer}
             */
            readonly error_code: 408;
            /** @enum {string} */
            readonly error: "link-expired";
        };
        /**
         * LinkUsed
         * @description The link has confirmed a raised amount. It does so once.
         */
        readonly LinkUsed: {
            /**
             * Format: int32
             * @enum {integer}
             */
            readonly error_code: 409;
            /** @enum {string} */
            readonly error: "link-used";
        };
        /**
         * TooManyFacts
         * @description Too many wrong facts for this link; `Retry-After` says when the next one is checked.
         */
        readonly TooManyFacts: {
            /**
             * Format: int32
             * @enum {integer}
             */
            readonly error_code: 429;
            /** @enum {string} */
            readonly error: "too-many-facts";
        };
        /**
         * Format: int32
         * @description Whole Czech crowns, over 20 (rule 7.8); the upper limit is `card_amount_max` of the value store.
         */
        readonly CardAmount: number;
        /**
         * Format: angel-number
         * @description Number of a Good Angel and variable symbol of their gifts; 11111111 is for anonymous gifts.
         * @example 10000001
         */
        readonly AngelNumber: string;
        /** OpenedPaymentLink */
        readonly OpenedPaymentLink: {
            /**
             * @description The link opens a payment by card. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly kind: "payment";
            readonly amount: components["schemas"]["CardAmount"];
            /** @description Null when the gift is anonymous or the person's own number is used. */
            readonly variableSymbol: components["schemas"]["AngelNumber"] | null;
        };
        /**
         * @description Lowercase letters and digits with dashes between (rule 1.10).
         * @example letni-beh
         */
        readonly Slug: string;
        /** OpenedCampaignLink */
        readonly OpenedCampaignLink: {
            /**
             * @description The link opens the registration of a campaign. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly kind: "registration";
            readonly campaign: components["schemas"]["RequiredText"];
            readonly slug: components["schemas"]["Slug"];
        };
        /**
         * OpenedLink
         * @description What the link opens.
         */
        readonly OpenedLink: components["schemas"]["OpenedPaymentLink"] | components["schemas"]["OpenedCampaignLink"];
        /** OpenedLinkSuccess */
        readonly OpenedLinkSuccess: {
            readonly error_code: components["schemas"]["Success"];
            readonly response: components["schemas"]["OpenedLink"];
        };
        /**
         * LinkNotFound
         * @description No such link.
         */
        readonly LinkNotFound: {
            /**
             * Format: int32
             * @enum {integer}
             */
            readonly error_code: 404;
            /** @enum {string} */
            readonly error: "link-not-found";
        };
        /**
         * LinkRevoked
         * @description The link was taken back.
         */
        readonly LinkRevoked: {
            /**
             * Format: int32
             * @enum {integer}
             */
            readonly error_code: 409;
            /** @enum {string} */
            readonly error: "link-revoked";
        };
        /**
         * Format: int32
         * @description How many, now.
         */
        readonly Count: number;
        /** StatusCount */
        readonly StatusCount: {
            /**
             * Format: int32
             * @description Status of the request, 1 to 9, as in `RecipientStatusOfRequest`.
             */
            readonly statusId: number;
            readonly count: components["schemas"]["Count"];
        };
        /** RequestCount */
        readonly RequestCount: {
            /**
             * @description `started` is not sent yet, `sent` waits for the foundation, `returned` waits for the family; `approved` and `rejected` are final.
             * @enum {string}
             */
            readonly state: "started" | "sent" | "returned" | "approved" | "rejected";
            readonly count: components["schemas"]["Count"];
        };
        /**
         * AdminLinkKind
         * @description What the link opens: a rating, a request to complete, a registration or a payment.
         * @enum {string}
         */
        readonly AdminLinkKind: "rating" | "questionnaire-edit" | "registration" | "payment";
        /**
         * AdminLink
         * @description A link of the link generator (rule 13.2).
         */
        readonly AdminLink: {
            readonly linkId: components["schemas"]["Id"];
            readonly kind: components["schemas"]["AdminLinkKind"];
            /** @description Whom or what it is for, in Czech. */
            readonly label: components["schemas"]["ShortText"];
            /** @description A path of the portal; the portal adds its own origin. */
            readonly path: string;
            readonly createdAt: components["schemas"]["Instant"];
            /** @description Name of the administrator. */
            readonly createdBy: components["schemas"]["ShortText"];
            /** @description Good strictly before this moment; null for one that does not end by itself. */
            readonly expiresAt: components["schemas"]["Instant"] | null;
            /**
             * @description `active` opens now; `used` was used up, `expired` is past `expiresAt`, `revoked` was taken back.
             * @enum {string}
             */
            readonly state: "active" | "used" | "expired" | "revoked";
            /**
             * Format: int32
             * @description How many accounts were opened through it; null for links that open none.
             */
            readonly registrations: number | null;
        };
        /**
         * AdminOverview
         * @description Counts of the foundation's work, and its newest links.
         */
        readonly AdminOverview: {
            /** @description By the status of the request, each of the nine once, in the order of their numbers. */
            readonly recipients: readonly components["schemas"]["StatusCount"][];
            /** @description Each state once. */
            readonly helpRequests: readonly components["schemas"]["RequestCount"][];
            /** @description Newest first. */
            readonly lastLinks: readonly components["schemas"]["AdminLink"][];
        };
        /** AdminOverviewSuccess */
        readonly AdminOverviewSuccess: {
            readonly error_code: components["schemas"]["Success"];
            readonly response: components["schemas"]["AdminOverview"];
        };
        /**
         * AdminLinks
         * @description The links made in the administration.
         */
        readonly AdminLinks: {
            /** @description Newest first. */
            readonly links: readonly components["schemas"]["AdminLink"][];
        };
        /** AdminLinksSuccess */
        readonly AdminLinksSuccess: {
            readonly error_code: components["schemas"]["Success"];
            readonly response: components["schemas"]["AdminLinks"];
        };
        /** RatingLinkRequest */
        readonly RatingLinkRequest: {
            /**
             * @description A link to rate the foundation (rule 13.2). (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly kind: "rating";
            readonly angelNumber: components["schemas"]["AngelNumber"];
        };
        /** EditLinkRequest */
        readonly EditLinkRequest: {
            /**
             * @description A link to complete a request for help that was sent (rule 13.2). (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly kind: "questionnaire-edit";
            readonly receiptNumber: components["schemas"]["ReceiptNumber"];
            /**
             * @description What the family is to complete, Markdown; absent or empty when there is nothing to add. It becomes the `note` of the returned request, so the page
             *     of the link shows it, and it is in the letter that brings the link.
             */
            readonly note?: components["schemas"]["LongText"];
        };
        /** CampaignLinkRequest */
        readonly CampaignLinkRequest: {
            /**
             * @description A link to the registration of a campaign (rule 13.2). (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly kind: "registration";
            readonly campaign: components["schemas"]["RequiredText"];
            readonly slug: components["schemas"]["Slug"];
        };
        /** PaymentLinkRequest */
        readonly PaymentLinkRequest: {
            /**
             * @description A link to a payment by card with a set amount (rule 13.2). (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly kind: "payment";
            readonly amount: components["schemas"]["CardAmount"];
            readonly variableSymbol?: components["schemas"]["AngelNumber"];
        };
        /** AdminLinkRequest */
        readonly AdminLinkRequest: components["schemas"]["RatingLinkRequest"] | components["schemas"]["EditLinkRequest"] | components["schemas"]["CampaignLinkRequest"] | components["schemas"]["PaymentLinkRequest"];
        /**
         * AdminLinkAnswer
         * @description The link that was made or taken back.
         */
        readonly AdminLinkAnswer: {
            readonly link: components["schemas"]["AdminLink"];
        };
        /** AdminLinkSuccess */
        readonly AdminLinkSuccess: {
            readonly error_code: components["schemas"]["Success"];
            readonly response: components["schemas"]["AdminLinkAnswer"];
        };
        /**
         * LinkSubjectUnknown
         * @description The person or thing that the link is for does not exist; `fields` names it.
         */
        readonly LinkSubjectUnknown: {
            /**
             * Format: int32
             * @enum {integer}
             */
            readonly error_code: 422;
            /** @enum {string} */
            readonly error: "link-subject-unknown";
            readonly fields: components["schemas"]["FieldErrors"];
        };
        /**
         * SlugTaken
         * @description Another campaign has this slug.
         */
        readonly SlugTaken: {
            /**
             * Format: int32
             * @enum {integer}
             */
            readonly error_code: 409;
            /** @enum {string} */
            readonly error: "slug-taken";
            readonly fields?: components["schemas"]["FieldErrors"];
        };
        /**
         * Format: password
         * @description A password being set, at least 6 characters. One that is easy to guess is refused with `common-password` wherever a password is set
         *     (rule 4.13); `fields` says why: `password` is
         *     - `blank`: white space, control and other invisible characters alone;
         *     - `common`: one of the 1,000 most frequent passwords of at least 6 characters (`openapi/rules/passwords/common-passwords.json`), or a
         *       Czech favourite (`czech-passwords.json` there);
         *     - `sequence`: one character over and over, or a part of a row in either direction: `abcdefghijklmnopqrstuvwxyz`, `01234567890`,
         *       `qwertyuiop`, `qwertzuiop`, `asdfghjkl`, `zxcvbnm`, `yxcvbnm`, `+escrzyaie`;
         *     - `own`: the account's e-mail, the part before its @, a name, a company name or the number of the account, or two of these in a row.
         *
         *     The checks come in this order, of the whole password. For all but the first it is normalized to NFD without combining marks and
         *     lowercased; for `own` only letters and digits count on both sides. A login with such a password still works.
         */
        readonly NewPassword: string;
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
            /**
             * @description How the gift is to be sent: by card, by bank transfer or by a QR payment.
             * @enum {string}
             */
            readonly method: "card" | "transfer" | "qr";
        };
        /** PersonRegistration */
        readonly PersonRegistration: {
            /**
             * @description A natural person registers. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly kind: "person";
            readonly firstName: components["schemas"]["PersonName"];
            readonly lastName: components["schemas"]["PersonName"];
            readonly email: components["schemas"]["PortalEmail"];
            readonly password: components["schemas"]["NewPassword"];
            readonly consentPersonalData: components["schemas"]["Consent"];
            readonly consentTerms: components["schemas"]["Consent"];
            /** @description True if the newsletter may be sent. */
            readonly newsletter: boolean;
            readonly contribution?: components["schemas"]["FirstContribution"];
            /** @description The slug of the link that led here. An unknown or revoked one does not prevent the registration. */
            readonly campaign?: components["schemas"]["Slug"];
        };
        /** CompanyRegistration */
        readonly CompanyRegistration: {
            /**
             * @description A company registers. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly kind: "company";
            readonly companyName: components["schemas"]["PersonName"];
            /**
             * Format: registration-number
             * @description IČO, left out by a company that has none, such as a foreign one (rule 6.17). Checked by its check digit; up to eight digits,
             *     shorter ones are padded from the left.
             */
            readonly registrationNumber?: string;
            readonly email: components["schemas"]["PortalEmail"];
            readonly password: components["schemas"]["NewPassword"];
            readonly consentPersonalData: components["schemas"]["Consent"];
            readonly consentTerms: components["schemas"]["Consent"];
            /** @description True if the newsletter may be sent. */
            readonly newsletter: boolean;
            readonly contribution?: components["schemas"]["FirstContribution"];
            /** @description The slug of the link that led here. An unknown or revoked one does not prevent the registration. */
            readonly campaign?: components["schemas"]["Slug"];
        };
        /** RegistrationRequest */
        readonly RegistrationRequest: components["schemas"]["PersonRegistration"] | components["schemas"]["CompanyRegistration"];
        /**
         * Registration
         * @description The new account.
         */
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
         * CommonPassword
         * @description The new password is easy to guess (rule 4.13, schema `NewPassword`); `fields` has `password` with `blank`, `common`, `sequence` or `own`.
         *     A change also refuses the old password itself, with `same`. It takes precedence over the
         *     other refusals with HTTP 200: nothing changes, no attempt is counted and no link is used.
         */
        readonly CommonPassword: {
            /**
             * Format: int32
             * @enum {integer}
             */
            readonly error_code: 422;
            /** @enum {string} */
            readonly error: "common-password";
            readonly fields: components["schemas"]["FieldErrors"];
        };
        /** PasswordResetRequest */
        readonly PasswordResetRequest: {
            /** @description Angel number or registered e-mail, read as the `username` of `login`. */
            readonly username: string;
        };
        /**
         * Ok
         * @description The operation ran and has nothing more to say.
         */
        readonly Ok: {
            readonly error_code: components["schemas"]["Success"];
        };
        /** PasswordResetCheck */
        readonly PasswordResetCheck: {
            /** @description From the link in the e-mail; in bodies only, so that no log of addresses keeps it. */
            readonly resetToken: components["schemas"]["LinkToken"];
        };
        /**
         * PasswordReset
         * @description How long the reset link is good.
         */
        readonly PasswordReset: {
            /** @description The link is good strictly before this moment. */
            readonly expiresAt: components["schemas"]["Instant"];
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
         * PaymentDetails
         * @description The foundation's account for gifts.
         */
        readonly PaymentDetails: {
            /**
             * Format: short-text
             * @description Name of the account's owner, as banks and the EPC code want it (at most 70 characters).
             */
            readonly payee: string;
            /**
             * BankAccount
             * @description Czech form of the foundation's account.
             */
            readonly account: {
                /**
                 * Format: bank-account-prefix
                 * @description Prefix of a Czech account, at most 6 digits, weighted check modulo 11; empty or left out without one.
                 */
                readonly prefix?: string;
                /**
                 * Format: bank-account-number
                 * @description Number of a Czech account, 2 to 10 digits, weighted check modulo 11.
                 */
                readonly number: string;
                /**
                 * Format: bank-code
                 * @description Code of a Czech bank, four digits.
                 */
                readonly bankCode: string;
            };
            /**
             * Format: iban
             * @description Of the same account, without spaces.
             * @example CZ8799990000001000000005
             */
            readonly iban: string;
            /** @description BIC of the foundation's bank (ISO 9362). */
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
         * Format: date
         * @description A date of business in Europe/Prague; null where it does not apply (yet).
         */
        readonly DateOrNull: string | null;
        /**
         * CardPayment
         * @description Dates of business are in Europe/Prague; each is null where it does not apply (yet).
         */
        readonly CardPayment: {
            /**
             * @description `waiting` until the gateway says, at most 15 minutes; then `approved`, `declined`, `cancelled` (by the person) or `timed-out`.
             * @enum {string}
             */
            readonly state: "waiting" | "approved" | "declined" | "cancelled" | "timed-out";
            /**
             * @description Why the bank declined.
             * @enum {string|null}
             */
            readonly reason: "insufficient-funds" | "card-expired" | "card-blocked" | "authentication-failed" | "refused-by-bank" | null;
            readonly amount: components["schemas"]["CardAmount"];
            readonly angelNumber: components["schemas"]["AngelNumber"];
            readonly frequency: components["schemas"]["Frequency"];
            readonly startedAt: components["schemas"]["Instant"];
            /**
             * Format: date-time
             * @description When the payment stopped waiting, in UTC; null while it waits.
             */
            readonly decidedAt: string | null;
            /**
             * Format: uri
             * @description The page where a waiting payment continues.
             */
            readonly gatewayUrl: string | null;
            /** @description The payment shows in the angel's account from this day, the next working one. */
            readonly visibleFrom: components["schemas"]["DateOrNull"];
            /** @description It goes to families on this day, the first working one of the next month. */
            readonly distributionOn: components["schemas"]["DateOrNull"];
            readonly nextChargeOn: components["schemas"]["DateOrNull"];
            /** @description The last charge, strictly before the third anniversary of the first (rule 7.4). */
            readonly lastChargeOn: components["schemas"]["DateOrNull"];
            /** @description The recurring payment that this payment began; null for a one-off payment. */
            readonly recurringId: components["schemas"]["Id"] | null;
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
        /** CardPaymentRequest */
        readonly CardPaymentRequest: {
            readonly amount: components["schemas"]["CardAmount"];
            /** @description The giver's angel number, or 11111111 for an anonymous gift. */
            readonly angelNumber: components["schemas"]["AngelNumber"];
            readonly frequency: components["schemas"]["Frequency"];
            /** @description Name of the card's holder. */
            readonly cardholder: components["schemas"]["PersonName"];
            readonly email: components["schemas"]["PortalEmail"];
        };
        /**
         * Format: uri
         * @description The page of the gateway where the payer enters the card.
         */
        readonly GatewayUrl: string;
        /**
         * CardPaymentStarted
         * @description The payment, and where it is paid.
         */
        readonly CardPaymentStarted: {
            readonly accessKey: components["schemas"]["LinkToken"];
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
         * @description No donor has this angel number.
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
        /**
         * GivenTokenRefused
         * @description Of an operation that needs no token: the one that was sent is past its time, or is not this provider's (or was ended).
         */
        readonly GivenTokenRefused: {
            /**
             * Format: int32
             * @enum {integer}
             */
            readonly error_code: 401;
            /** @enum {string} */
            readonly error: "token-expired" | "token-invalid";
        };
        /**
         * UidMismatch
         * @description `uid` is not the token's person.
         */
        readonly UidMismatch: {
            /**
             * Format: int32
             * @enum {integer}
             */
            readonly error_code: 403;
            /** @enum {string} */
            readonly error: "uid-mismatch";
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
        /** PendingChange */
        readonly PendingChange: {
            readonly amount: components["schemas"]["CardAmount"];
            /** @description It can be confirmed strictly before this moment; then it expires. */
            readonly expiresAt: components["schemas"]["Instant"];
            /** @description The key of this tab comes from the link of the confirmation e-mail. */
            readonly canConfirm: boolean;
        };
        /**
         * RecurringPayment
         * @description Dates are days of Europe/Prague; each is null where it does not apply.
         */
        readonly RecurringPayment: {
            /** @description Opens the payment together with the token of its payer; alone it opens nothing. */
            readonly recurringId: components["schemas"]["Id"];
            /**
             * @description `ended` after three years.
             * @enum {string}
             */
            readonly state: "active" | "cancelled" | "ended";
            readonly amount: components["schemas"]["CardAmount"];
            readonly angelNumber: components["schemas"]["AngelNumber"];
            /** @description The token is that of the account that started the payment signed in, so a raised amount counts without a confirmation. */
            readonly isPayer: boolean;
            readonly startedOn: components["schemas"]["PlainDate"];
            readonly nextChargeOn: components["schemas"]["DateOrNull"];
            /** @description The last charge before the third anniversary; null once cancelled or ended. */
            readonly lastChargeOn: components["schemas"]["DateOrNull"];
            readonly cancelledOn: components["schemas"]["DateOrNull"];
            /** @description Day of the last charge, where it failed; it is tried again with the next one. */
            readonly failedOn: components["schemas"]["DateOrNull"];
            /** @description A raised amount that waits for its confirmation by e-mail; null when none does. */
            readonly pendingChange: components["schemas"]["PendingChange"] | null;
        };
        /**
         * RecurringPayments
         * @description Recurring payments that the donor pays.
         */
        readonly RecurringPayments: {
            /** @description Newest first. */
            readonly recurringPayments: readonly components["schemas"]["RecurringPayment"][];
        };
        /** RecurringPaymentsSuccess */
        readonly RecurringPaymentsSuccess: {
            readonly error_code: components["schemas"]["Success"];
            readonly response: components["schemas"]["RecurringPayments"];
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
        /**
         * ChangeNotPending
         * @description Nothing waits for this confirmation: it was confirmed before, a newer change replaced it, or the payment was cancelled or has ended.
         */
        readonly ChangeNotPending: {
            /**
             * Format: int32
             * @enum {integer}
             */
            readonly error_code: 409;
            /** @enum {string} */
            readonly error: "change-not-pending";
        };
        /**
         * ChangeExpired
         * @description The 24 hours for the confirmation have passed; the amount stays as it was.
         */
        readonly ChangeExpired: {
            /**
             * Format: int32
             * @enum {integer}
             */
            readonly error_code: 408;
            /** @enum {string} */
            readonly error: "change-expired";
        };
        /**
         * DiseaseCategory
         * @description Category of the patient's disease.
         * @enum {string}
         */
        readonly DiseaseCategory: "oncological" | "long-term-oncological" | "other" | "organ-failure" | "muscular-dystrophy" | "cystic-fibrosis" | "metabolic-disorder" | "epidermolysis-bullosa" | "chronic-intestinal-disease";
        /** FamilyPhoto */
        readonly FamilyPhoto: {
            readonly photoId: components["schemas"]["Id"];
            readonly path: components["schemas"]["ImagePath"];
            /**
             * Format: int32
             * @description Month in which it was taken, 1 to 12.
             */
            readonly takenMonth: number;
            /**
             * Format: int32
             * @description Year in which it was taken.
             */
            readonly takenYear: number;
            readonly description: components["schemas"]["ShortText"];
        };
        /**
         * ContactAvailability
         * @description `not-shared` when the family does not wish to be approached, `help-ended` when it is not supported any more.
         * @enum {string}
         */
        readonly ContactAvailability: "available" | "not-shared" | "help-ended";
        /**
         * FamilySummary
         * @description A family as the list shows it.
         */
        readonly FamilySummary: {
            readonly familyId: components["schemas"]["Id"];
            /** @description First name of the patient; the family name comes with the contact alone. */
            readonly recipientName: components["schemas"]["ShortText"];
            /**
             * Format: int32
             * @description Full years of the patient today, by month and year of birth.
             */
            readonly age: number;
            readonly diseaseCategory: components["schemas"]["DiseaseCategory"];
            /** @description It got a part of the donor's gifts at the last distribution and is still supported. */
            readonly isCurrent: boolean;
            /** @description Why gifts no longer go to this family, written by the foundation, in the language of the call; null while it is supported. */
            readonly removedReason: string | null;
            readonly firstMonth: components["schemas"]["Month"];
            readonly lastMonth: components["schemas"]["Month"];
            /**
             * Format: int32
             * @description In how many months a part came from this donor.
             */
            readonly months: number;
            /** @description What the family got of this donor's gifts altogether. */
            readonly myPart: components["schemas"]["Amount"];
            /** @description The beginning of the story, plain text. Numbers at the start of its lines stay, as they may be days; other marks of Markdown do not. */
            readonly opening: string;
            /** @description The primary photo; null for a family without a photo. */
            readonly photo: components["schemas"]["FamilyPhoto"] | null;
            readonly contactAvailability: components["schemas"]["ContactAvailability"];
        };
        /** @description Markdown, in Czech. */
        readonly Story: string;
        /**
         * SampleStory
         * @description An invented family that shows what a story looks like.
         */
        readonly SampleStory: {
            readonly recipientName: components["schemas"]["ShortText"];
            /**
             * Format: int32
             * @description Age of the patient in full years.
             */
            readonly age: number;
            readonly diseaseCategory: components["schemas"]["DiseaseCategory"];
            readonly story: components["schemas"]["Story"];
            /** @description Photo of the story; null without one. */
            readonly photo: components["schemas"]["FamilyPhoto"] | null;
        };
        /**
         * Families
         * @description Families of the donor.
         */
        readonly Families: {
            /** @description Families that the donor's gifts went to; empty before the first one. */
            readonly families: readonly components["schemas"]["FamilySummary"][];
            /** @description For a donor without families; null otherwise. */
            readonly sampleStory: components["schemas"]["SampleStory"] | null;
        };
        /** FamiliesSuccess */
        readonly FamiliesSuccess: {
            readonly error_code: components["schemas"]["Success"];
            readonly response: components["schemas"]["Families"];
        };
        /**
         * ContactState
         * @description Whether the donor may open the family's contact now.
         */
        readonly ContactState: {
            readonly availability: components["schemas"]["ContactAvailability"];
            /** @description This donor's own views, newest first. */
            readonly views: readonly components["schemas"]["Instant"][];
        };
        /**
         * Family
         * @description A family with its story, photos and what it received.
         */
        readonly Family: {
            readonly summary: components["schemas"]["FamilySummary"];
            /** @description Null when it could not be shown or was never written. */
            readonly story: components["schemas"]["Story"] | null;
            /** @description Newest first. */
            readonly photos: readonly components["schemas"]["FamilyPhoto"][];
            /** @description This donor's parts by month of contribution, newest first. */
            readonly parts: readonly {
                readonly month: components["schemas"]["Month"];
                readonly amount: components["schemas"]["Amount"];
            }[];
            readonly contact: components["schemas"]["ContactState"];
        };
        /** FamilySuccess */
        readonly FamilySuccess: {
            readonly error_code: components["schemas"]["Success"];
            readonly response: components["schemas"]["Family"];
        };
        /**
         * FamilyNotFound
         * @description No family of this donor has this id; the answer does not show whether it exists at all.
         */
        readonly FamilyNotFound: {
            /**
             * Format: int32
             * @enum {integer}
             */
            readonly error_code: 404;
            /** @enum {string} */
            readonly error: "family-not-found";
        };
        /** ContactRequest */
        readonly ContactRequest: {
            /** @description The donor agrees to treat the contact with care and knows that the view is logged. */
            readonly agreement: components["schemas"]["Consent"];
        };
        /**
         * FamilyContact
         * @description How to reach the family.
         */
        readonly FamilyContact: {
            readonly viewId: components["schemas"]["Id"];
            readonly viewedAt: components["schemas"]["Instant"];
            readonly carerName: components["schemas"]["ShortText"];
            readonly patientName: components["schemas"]["ShortText"];
            readonly address: components["schemas"]["Address"];
            readonly phone?: components["schemas"]["PhoneInternational"];
            readonly email?: components["schemas"]["PortalEmail"];
        };
        /** FamilyContactSuccess */
        readonly FamilyContactSuccess: {
            readonly error_code: components["schemas"]["Success"];
            readonly response: components["schemas"]["FamilyContact"];
        };
        /**
         * ContactNotShared
         * @description The family does not wish to be approached, or is not supported any more.
         */
        readonly ContactNotShared: {
            /**
             * Format: int32
             * @enum {integer}
             */
            readonly error_code: 409;
            /** @enum {string} */
            readonly error: "contact-not-shared";
        };
        /**
         * PaymentType
         * @description How the gift was sent: bank transfer, card, mobile payment or text message.
         * @enum {string}
         */
        readonly PaymentType: "transfer" | "card" | "mobile" | "sms";
        /** PaymentShare */
        readonly PaymentShare: {
            readonly familyId: components["schemas"]["Id"];
            /** @description First name of the patient. */
            readonly recipientName: components["schemas"]["ShortText"];
            readonly amount: components["schemas"]["Amount"];
        };
        /** Reassignment */
        readonly Reassignment: {
            readonly on: components["schemas"]["PlainDate"];
            /** @description On the recipient's side, written by the foundation, in the language of the call. */
            readonly reason: string;
        };
        /**
         * Payment
         * @description Days are days of Europe/Prague.
         */
        readonly Payment: {
            readonly paymentId: components["schemas"]["Id"];
            readonly amount: components["schemas"]["Amount"];
            readonly type: components["schemas"]["PaymentType"];
            readonly variableSymbol: components["schemas"]["AngelNumber"];
            /** @description Charged to the card, or credited to the account. */
            readonly settledOn: components["schemas"]["PlainDate"];
            /** @description The first working day of the month after the payment. */
            readonly distributionOn: components["schemas"]["PlainDate"];
            /** @description In which month families get it. */
            readonly contributionMonth: components["schemas"]["Month"];
            /**
             * @description `reassigned` was sent too, to another family than at first.
             * @enum {string}
             */
            readonly state: "pending" | "sent" | "reassigned";
            /** @description To whom it went; empty while pending, and until it shows after the distribution. */
            readonly shares: readonly components["schemas"]["PaymentShare"][];
            /** @description While it is sent and its families do not show yet, the day by which they do. */
            readonly familiesShownFrom: components["schemas"]["PlainDate"] | null;
            /** @description When and why the gift went to another family; null if it did not. */
            readonly reassigned: components["schemas"]["Reassignment"] | null;
            /** @description The recurring payment it was charged by. */
            readonly recurringId: components["schemas"]["Id"] | null;
        };
        /** PlannedPayment */
        readonly PlannedPayment: {
            readonly recurringId: components["schemas"]["Id"];
            readonly amount: components["schemas"]["Amount"];
            readonly date: components["schemas"]["PlainDate"];
            readonly distributionOn: components["schemas"]["PlainDate"];
        };
        /**
         * Payments
         * @description The donor's gifts.
         */
        readonly Payments: {
            /** @description Received gifts, newest first. */
            readonly payments: readonly components["schemas"]["Payment"][];
            /** @description Charges to come of the recurring card payments that the donor pays for their own number, within the next three months, soonest first. */
            readonly planned: readonly components["schemas"]["PlannedPayment"][];
        };
        /** PaymentsSuccess */
        readonly PaymentsSuccess: {
            readonly error_code: components["schemas"]["Success"];
            readonly response: components["schemas"]["Payments"];
        };
        /** OverviewRequest */
        readonly OverviewRequest: {
            readonly from: components["schemas"]["PlainDate"];
            readonly to: components["schemas"]["PlainDate"];
        };
        /** @description A PDF, by its bytes; nothing else comes under this type. */
        readonly PdfFile: unknown;
        /**
         * RangeReversed
         * @description The range ends before it begins.
         */
        readonly RangeReversed: {
            /**
             * Format: int32
             * @enum {integer}
             */
            readonly error_code: 422;
            /** @enum {string} */
            readonly error: "range-reversed";
            readonly fields: components["schemas"]["FieldErrors"];
        };
        /**
         * Format: int32
         * @description Whole crowns.
         */
        readonly PaidAmount: number;
        /** @description As it was sent, up to ten digits; empty when there was none. */
        readonly VariableSymbol: string;
        /**
         * PaidSomehow
         * @description How the donor paid, as they remember it.
         */
        readonly PaidSomehow: {
            readonly type: components["schemas"]["PaymentType"];
            readonly paidOn: components["schemas"]["PlainDate"];
            readonly amount: components["schemas"]["PaidAmount"];
            readonly variableSymbol: components["schemas"]["VariableSymbol"];
        };
        /** FoundPayment */
        readonly FoundPayment: {
            readonly paymentId: components["schemas"]["Id"];
            readonly amount: components["schemas"]["Amount"];
            readonly settledOn: components["schemas"]["PlainDate"];
        };
        /**
         * MissingPaymentCheck
         * @description What the search for the payment found.
         */
        readonly MissingPaymentCheck: {
            /**
             * @description `shown` it is in the account; `on-its-way` received, shows on `shownBy`; `too-early` the working days are not over yet;
             *     `other-symbol` sent with a symbol that is not this angel's number; `overdue` it should be there.
             * @enum {string}
             */
            readonly verdict: "shown" | "on-its-way" | "too-early" | "other-symbol" | "overdue";
            /** @description The day by which the rules promise it (card the next working day, everything else within two working days). */
            readonly shownBy: components["schemas"]["PlainDate"];
            /** @description The payment found in the account; null otherwise. */
            readonly payment: components["schemas"]["FoundPayment"] | null;
        };
        /** MissingPaymentCheckSuccess */
        readonly MissingPaymentCheckSuccess: {
            readonly error_code: components["schemas"]["Success"];
            readonly response: components["schemas"]["MissingPaymentCheck"];
        };
        /** MissingPaymentReport */
        readonly MissingPaymentReport: {
            readonly type: components["schemas"]["PaymentType"];
            readonly paidOn: components["schemas"]["PlainDate"];
            readonly amount: components["schemas"]["PaidAmount"];
            readonly variableSymbol: components["schemas"]["VariableSymbol"];
            readonly note?: components["schemas"]["LongText"];
        };
        /**
         * MissingPaymentReported
         * @description The report was sent to the foundation.
         */
        readonly MissingPaymentReported: {
            /** @description What to say when calling about it. */
            readonly reference: components["schemas"]["Id"];
            readonly sentAt: components["schemas"]["Instant"];
            /** @description The foundation answers by this day, three working days. */
            readonly answerBy: components["schemas"]["PlainDate"];
        };
        /** MissingPaymentReportSuccess */
        readonly MissingPaymentReportSuccess: {
            readonly error_code: components["schemas"]["Success"];
            readonly response: components["schemas"]["MissingPaymentReported"];
        };
        /**
         * PaymentNotOverdue
         * @description The payment shows already, or its working days are not over.
         */
        readonly PaymentNotOverdue: {
            /**
             * Format: int32
             * @enum {integer}
             */
            readonly error_code: 409;
            /** @enum {string} */
            readonly error: "payment-not-overdue";
        };
        /** EmailChangeRequest */
        readonly EmailChangeRequest: {
            readonly email: components["schemas"]["PortalEmail"];
            /**
             * Format: password
             * @description The current password of the account.
             */
            readonly password: string;
        };
        /**
         * EmailChange
         * @description The change, which waits for the code.
         */
        readonly EmailChange: {
            readonly changeId: components["schemas"]["LinkToken"];
            readonly email: components["schemas"]["PortalEmail"];
            /** @description The code is good strictly before this moment. */
            readonly expiresAt: components["schemas"]["Instant"];
        };
        /** EmailChangeSuccess */
        readonly EmailChangeSuccess: {
            readonly error_code: components["schemas"]["Success"];
            readonly response: components["schemas"]["EmailChange"];
        };
        /**
         * EmailUnchanged
         * @description The account has this e-mail already.
         */
        readonly EmailUnchanged: {
            /**
             * Format: int32
             * @enum {integer}
             */
            readonly error_code: 409;
            /** @enum {string} */
            readonly error: "email-unchanged";
            readonly fields: components["schemas"]["FieldErrors"];
        };
        /** EmailConfirmation */
        readonly EmailConfirmation: {
            readonly changeId: components["schemas"]["LinkToken"];
            /**
             * Format: one-time-code
             * @description The one-time code from the e-mail, six digits.
             */
            readonly code: string;
        };
        /**
         * EmailChanged
         * @description The person as userProfile gives them, and the token that continues this session.
         */
        readonly EmailChanged: {
            readonly profile: components["schemas"]["Profile"];
            readonly profile_full: components["schemas"]["FullUser"];
            readonly savedAt: components["schemas"]["Instant"];
            readonly token: components["schemas"]["AccessToken"];
            readonly expire: components["schemas"]["TokenEnd"];
        };
        /** EmailChangedSuccess */
        readonly EmailChangedSuccess: {
            readonly error_code: components["schemas"]["Success"];
            readonly response: components["schemas"]["EmailChanged"];
        };
        /** EmailUndoRequest */
        readonly EmailUndoRequest: {
            /** @description From the link in the e-mail; in bodies only, so that no log of addresses keeps it. */
            readonly undoToken: components["schemas"]["LinkToken"];
        };
        /**
         * EmailUndone
         * @description The address after the change was taken back.
         */
        readonly EmailUndone: {
            /** @description The restored address. */
            readonly email: components["schemas"]["PortalEmail"];
        };
        /** EmailUndoneSuccess */
        readonly EmailUndoneSuccess: {
            readonly error_code: components["schemas"]["Success"];
            readonly response: components["schemas"]["EmailUndone"];
        };
        /**
         * UndoLinkNotFound
         * @description No such link to undo an e-mail change.
         */
        readonly UndoLinkNotFound: {
            /**
             * Format: int32
             * @enum {integer}
             */
            readonly error_code: 404;
            /** @enum {string} */
            readonly error: "undo-link-not-found";
        };
        /**
         * UndoLinkExpired
         * @description The link is past its 72 hours.
         */
        readonly UndoLinkExpired: {
            /**
             * Format: int32
             * @enum {integer}
             */
            readonly error_code: 408;
            /** @enum {string} */
            readonly error: "undo-link-expired";
        };
        /**
         * UndoLinkUsed
         * @description The link was used, or an undo of an earlier change ended it.
         */
        readonly UndoLinkUsed: {
            /**
             * Format: int32
             * @enum {integer}
             */
            readonly error_code: 409;
            /** @enum {string} */
            readonly error: "undo-link-used";
        };
        /** PasswordChange */
        readonly PasswordChange: {
            /**
             * Format: password
             * @description The present password.
             */
            readonly oldPassword: string;
            readonly password: components["schemas"]["NewPassword"];
        };
        /**
         * PasswordChanged
         * @description The new session; every former token is refused.
         */
        readonly PasswordChanged: {
            readonly changedAt: components["schemas"]["Instant"];
            readonly session: components["schemas"]["LoginAnswer"];
        };
        /** PasswordChangedSuccess */
        readonly PasswordChangedSuccess: {
            readonly error_code: components["schemas"]["Success"];
            readonly response: components["schemas"]["PasswordChanged"];
        };
        /**
         * NoPassword
         * @description The person signs in with a code and has no password.
         */
        readonly NoPassword: {
            /**
             * Format: int32
             * @enum {integer}
             */
            readonly error_code: 409;
            /** @enum {string} */
            readonly error: "no-password";
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
         * AvatarUpload
         * @description One item.
         */
        readonly AvatarUpload: {
            /** @description What the file is, as JSON. */
            readonly "meta[0]"?: components["schemas"]["UploadMeta"];
            /** @description The file of this item. */
            readonly "File[0]"?: unknown;
        };
        /**
         * Document
         * @description A certificate or confirmation of gifts.
         */
        readonly Document: {
            readonly documentId: components["schemas"]["Id"];
            /**
             * @description The yearly certificate for the tax office, or the confirmation of a gift.
             * @enum {string}
             */
            readonly type: "tax-certificate" | "gift-confirmation";
            readonly createdAt: components["schemas"]["Instant"];
            /** @description Of a certificate; null otherwise. */
            readonly taxYear: number | null;
            readonly amount: components["schemas"]["Amount"];
            /** @description The name it bears. */
            readonly issuedTo: components["schemas"]["ShortText"];
            /** @description Created after the previous login. */
            readonly isNew: boolean;
            /** @description The document that was issued in place of this one; null otherwise. */
            readonly replacedBy: components["schemas"]["Id"] | null;
        };
        /**
         * Documents
         * @description Certificates and confirmations of the donor.
         */
        readonly Documents: readonly components["schemas"]["Document"][];
        /** DocumentsSuccess */
        readonly DocumentsSuccess: {
            readonly error_code: components["schemas"]["Success"];
            readonly response: components["schemas"]["Documents"];
        };
        /**
         * TaxNameNotPrintable
         * @description The certificate cannot show the name: its script is not one of `TaxName`. The donor saves another name in the tax data, and issues the certificate again.
         */
        readonly TaxNameNotPrintable: {
            /**
             * Format: int32
             * @enum {integer}
             */
            readonly error_code: 409;
            /** @enum {string} */
            readonly error: "tax-name-not-printable";
        };
        /** DocumentSuccess */
        readonly DocumentSuccess: {
            readonly error_code: components["schemas"]["Success"];
            readonly response: components["schemas"]["Document"];
        };
        /**
         * DocumentReplaced
         * @description It was issued again; the newer one is the one to correct.
         */
        readonly DocumentReplaced: {
            /**
             * Format: int32
             * @enum {integer}
             */
            readonly error_code: 409;
            /** @enum {string} */
            readonly error: "document-replaced";
        };
        /**
         * TaxDataUnchanged
         * @description The certificate bears the present tax data already.
         */
        readonly TaxDataUnchanged: {
            /**
             * Format: int32
             * @enum {integer}
             */
            readonly error_code: 409;
            /** @enum {string} */
            readonly error: "tax-data-unchanged";
        };
        /**
         * DocumentNotReissuable
         * @description Only yearly certificates are issued again.
         */
        readonly DocumentNotReissuable: {
            /**
             * Format: int32
             * @enum {integer}
             */
            readonly error_code: 409;
            /** @enum {string} */
            readonly error: "document-not-reissuable";
        };
        /**
         * Format: printable-text
         * @description The name that the certificate bears: one line with a letter in it, at most 100 characters after NFC, of those that a certificate can show
         *     from left to right. These are Latin, Greek and basic Cyrillic letters, digits and the usual punctuation. Any other name is 400 with the code `not-printable`.
         */
        readonly TaxName: string;
        /**
         * TaxDataValues
         * @description The tax data as they are stored; what is empty is left out. All of them are one value, since they name one person.
         */
        readonly TaxDataValues: {
            readonly subject: components["schemas"]["TaxSubject"];
            readonly name: components["schemas"]["ShortText"];
            readonly birthDate?: components["schemas"]["PlainDate"];
            /**
             * Format: registration-number
             * @description IČO.
             */
            readonly registrationNumber?: string;
        };
        /** TaxDataRequest */
        readonly TaxDataRequest: {
            readonly subject: components["schemas"]["TaxSubject"];
            readonly name: components["schemas"]["TaxName"];
            /** @description Of a natural person; not in the future. */
            readonly birthDate?: components["schemas"]["PlainDate"];
            /**
             * Format: registration-number
             * @description Of a legal entity.
             */
            readonly registrationNumber?: string;
            readonly basedOn: components["schemas"]["TaxDataValues"];
        };
        /**
         * TaxDataRefused
         * @description A rule of the tax data is broken; `fields` says which.
         */
        readonly TaxDataRefused: {
            /**
             * Format: int32
             * @enum {integer}
             */
            readonly error_code: 422;
            /** @enum {string} */
            readonly error: "tax-data-refused";
            readonly fields: components["schemas"]["FieldErrors"];
        };
        /**
         * TaxDataChanged
         * @description A value that the person changed has another value by now; nothing was saved. `fields` names it, `current` holds the record as it is now.
         */
        readonly TaxDataChanged: {
            /**
             * Format: int32
             * @enum {integer}
             */
            readonly error_code: 409;
            /** @enum {string} */
            readonly error: "changed-elsewhere";
            readonly fields: components["schemas"]["FieldErrors"];
            readonly current: components["schemas"]["TaxDataValues"];
        };
        /** CertificatePreview */
        readonly CertificatePreview: {
            readonly subject: components["schemas"]["TaxSubject"];
            readonly name: components["schemas"]["TaxName"];
            readonly birthDate?: components["schemas"]["PlainDate"];
            /**
             * Format: registration-number
             * @description IČO, a Czech company number: at most eight digits, the last one a check digit modulo 11.
             */
            readonly registrationNumber?: string;
            /**
             * Format: int32
             * @description Calendar year of the gifts.
             */
            readonly taxYear: number;
        };
        /**
         * @description The `emlid` of a rating link from an e-mail.
         * @example jana-nps-2026
         */
        readonly RatingLink: string;
        /** RatingSuccess */
        readonly RatingSuccess: {
            readonly error_code: components["schemas"]["Success"];
            readonly response: components["schemas"]["Rating"];
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
        /** RatingRequest */
        readonly RatingRequest: {
            /**
             * Format: int32
             * @description Whole number, 1 worst to 10 best (rule 9.1).
             */
            readonly rating: number;
            /** @description The rating link; null or left out for the signed-in person. */
            readonly emlid?: components["schemas"]["RatingLink"] | null;
        };
        /**
         * VoteLocked
         * @description A vote younger than 60 s locks (rule 9.2).
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
             * @description `header_web_notice` is `1` when the notice is shown and `0` when not, `header_web_notice_text` is Markdown
             *     in the language of the call, in Czech if the foundation wrote it in Czech alone,
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
            /**
             * Format: short-text
             * @description Subject of the e-mail, 1 to 100 characters.
             */
            readonly subject: string;
            /** @description What the person filled in, in the order of the form. */
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
         * UploadRequest
         * @description At most 10 items in one request.
         */
        readonly UploadRequest: {
            /** @description What the file is, as JSON. */
            readonly "meta[0]"?: components["schemas"]["UploadMeta"];
            /** @description The file of this item. */
            readonly "File[0]"?: unknown;
            /** @description What the file is, as JSON. */
            readonly "meta[1]"?: components["schemas"]["UploadMeta"];
            /** @description The file of this item. */
            readonly "File[1]"?: unknown;
            /** @description What the file is, as JSON. */
            readonly "meta[2]"?: components["schemas"]["UploadMeta"];
            /** @description The file of this item. */
            readonly "File[2]"?: unknown;
            /** @description What the file is, as JSON. */
            readonly "meta[3]"?: components["schemas"]["UploadMeta"];
            /** @description The file of this item. */
            readonly "File[3]"?: unknown;
            /** @description What the file is, as JSON. */
            readonly "meta[4]"?: components["schemas"]["UploadMeta"];
            /** @description The file of this item. */
            readonly "File[4]"?: unknown;
            /** @description What the file is, as JSON. */
            readonly "meta[5]"?: components["schemas"]["UploadMeta"];
            /** @description The file of this item. */
            readonly "File[5]"?: unknown;
            /** @description What the file is, as JSON. */
            readonly "meta[6]"?: components["schemas"]["UploadMeta"];
            /** @description The file of this item. */
            readonly "File[6]"?: unknown;
            /** @description What the file is, as JSON. */
            readonly "meta[7]"?: components["schemas"]["UploadMeta"];
            /** @description The file of this item. */
            readonly "File[7]"?: unknown;
            /** @description What the file is, as JSON. */
            readonly "meta[8]"?: components["schemas"]["UploadMeta"];
            /** @description The file of this item. */
            readonly "File[8]"?: unknown;
            /** @description What the file is, as JSON. */
            readonly "meta[9]"?: components["schemas"]["UploadMeta"];
            /** @description The file of this item. */
            readonly "File[9]"?: unknown;
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
            /**
             * UploadAnswer
             * @description What was stored.
             */
            readonly response: {
                /** @description Stored files, in the order of the request. */
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
            /**
             * @description Language without the text.
             * @enum {string}
             */
            readonly language: "cs" | "en";
            /** @description Namespace of the text, as in i18next. */
            readonly namespace: string;
            /** @description Key of the text within its namespace. */
            readonly key: string;
        };
        /**
         * ConsentState
         * @description Consent to the processing of personal data, as it is now.
         */
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
        /** ConsentRequest */
        readonly ConsentRequest: {
            readonly personalData: components["schemas"]["Consent"];
            /** @description The link from an e-mail; null or left out for the signed-in person. */
            readonly emlid?: components["schemas"]["RatingLink"] | null;
        };
        /**
         * ConfirmedConsent
         * @description The consent that was given.
         */
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
        /**
         * SessionProlonged
         * @description A token with more time.
         */
        readonly SessionProlonged: {
            readonly token: components["schemas"]["AccessToken"];
            readonly expire: components["schemas"]["TokenEnd"];
        };
        /** SessionProlongedSuccess */
        readonly SessionProlongedSuccess: {
            readonly error_code: components["schemas"]["Success"];
            readonly response: components["schemas"]["SessionProlonged"];
        };
        /**
         * SessionNotProlongable
         * @description The session has lasted as long as a session may; sign in again.
         */
        readonly SessionNotProlongable: {
            /**
             * Format: int32
             * @enum {integer}
             */
            readonly error_code: 409;
            /** @enum {string} */
            readonly error: "session-not-prolongable";
        };
        /** ConsentWithdrawalRequest */
        readonly ConsentWithdrawalRequest: {
            /** @description The donor has read what follows. */
            readonly withdrawal: components["schemas"]["Consent"];
        };
        /**
         * ConsentWithdrawn
         * @description What the withdrawal of the consent led to.
         */
        readonly ConsentWithdrawn: {
            readonly withdrawnAt: components["schemas"]["Instant"];
            /** @description Within 24 hours; null without an e-mail. */
            readonly finalEmailDueAt: components["schemas"]["Instant"] | null;
            /** @description Within 48 hours; null when the name is not on the public list. */
            readonly publicListDueAt: components["schemas"]["Instant"] | null;
        };
        /** ConsentWithdrawnSuccess */
        readonly ConsentWithdrawnSuccess: {
            readonly error_code: components["schemas"]["Success"];
            readonly response: components["schemas"]["ConsentWithdrawn"];
        };
    };
    responses: {
        /** @description The request breaks the contract, or it cannot be read. */
        readonly BadRequest: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["BadRequest"];
            };
        };
        /** @description No such path or world. */
        readonly NotFound: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["NotFound"];
            };
        };
        /** @description The path has no operation of this method. */
        readonly MethodNotAllowed: {
            headers: {
                readonly Allow: components["headers"]["Allow"];
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error_code": 405,
                 *       "error": "method-not-allowed"
                 *     }
                 */
                readonly "application/json": components["schemas"]["MethodNotAllowed"];
            };
        };
        /** @description The request came too slowly. */
        readonly RequestTimeout: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error_code": 408,
                 *       "error": "request-timeout"
                 *     }
                 */
                readonly "application/json": components["schemas"]["RequestTimeout"];
            };
        };
        /** @description The body is too large. */
        readonly PayloadTooLarge: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error_code": 413,
                 *       "error": "payload-too-large"
                 *     }
                 */
                readonly "application/json": components["schemas"]["PayloadTooLarge"];
            };
        };
        /** @description The address is too long. */
        readonly UriTooLong: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error_code": 414,
                 *       "error": "uri-too-long"
                 *     }
                 */
                readonly "application/json": components["schemas"]["UriTooLong"];
            };
        };
        /** @description The media type is not the operation's. */
        readonly UnsupportedMediaType: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error_code": 415,
                 *       "error": "unsupported-media-type"
                 *     }
                 */
                readonly "application/json": components["schemas"]["UnsupportedMediaType"];
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
        /** @description The headers are too large. */
        readonly HeadersTooLarge: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error_code": 431,
                 *       "error": "headers-too-large"
                 *     }
                 */
                readonly "application/json": components["schemas"]["HeadersTooLarge"];
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
        /** @description An outage, or no room for the call. An operator may answer it as a page of a proxy. */
        readonly ServiceUnavailable: {
            headers: {
                readonly "Retry-After": components["headers"]["RetryAfter"];
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error_code": 503,
                 *       "error": "service-unavailable"
                 *     }
                 */
                readonly "application/json": components["schemas"]["ServiceUnavailable"];
            };
        };
        /** @description No token, or one that is not good. */
        readonly TokenRefused: {
            headers: {
                readonly "Cache-Control": components["headers"]["CacheControl"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["TokenRefused"];
            };
        };
        /** @description The scope or the person does not fit. */
        readonly Forbidden: {
            headers: {
                readonly "Cache-Control": components["headers"]["CacheControl"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Forbidden"];
            };
        };
        /** @description The idempotency key was used with another body. */
        readonly KeyReused: {
            headers: {
                readonly "Cache-Control": components["headers"]["CacheControl"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
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
        /** @description The token that was sent is not good. */
        readonly GivenTokenRefused: {
            headers: {
                readonly "Cache-Control": components["headers"]["CacheControl"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["GivenTokenRefused"];
            };
        };
        /** @description The person does not fit the token. */
        readonly UidMismatch: {
            headers: {
                readonly "Cache-Control": components["headers"]["CacheControl"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error_code": 403,
                 *       "error": "uid-mismatch"
                 *     }
                 */
                readonly "application/json": components["schemas"]["UidMismatch"];
            };
        };
    };
    parameters: {
        /**
         * @description The `personId` of the login answer; empty for a visitor. One that is not the token's is refused; without a token only its form
         *     is checked.
         * @example
         */
        readonly Uid: components["schemas"]["OptionalPersonId"];
        /**
         * @description Language of the interface; recipients' pages always send `cs`. What the foundation says to donors (reasons, the notice) is
         *     answered in it; what a family wrote stays in Czech.
         * @example cs
         */
        readonly Lang: "cs" | "en";
        /**
         * @description The same as the header, added to GET and DELETE.
         * @example
         */
        readonly UidQuery: components["schemas"]["OptionalPersonId"];
        /**
         * @description One key per intent of the person and operation (rule 19.13). Valid for 24 hours; after that the call is new. **Repeats** in the
         *     description of the contract has the rules.
         *
         *     The key belongs to the person of the token. A visitor's key belongs to no address, so that a repeat from another network finds it.
         * @example 3f0c1b52-6d0e-4f0c-9f67-1b1d5a3c9e21
         */
        readonly IdempotencyKey: string;
        /**
         * @description The family member, by the `Id` of the record.
         * @example member-2
         */
        readonly MemberId: components["schemas"]["Id"];
        /**
         * @description The photo, from the list.
         * @example pho-train
         */
        readonly PhotoId: components["schemas"]["Id"];
        /**
         * @description The file that was handed over, from the list.
         * @example file-1
         */
        readonly RecipientDocumentId: components["schemas"]["Id"];
        /**
         * @description The file that was uploaded, from the list.
         * @example file-1
         */
        readonly FormFileId: components["schemas"]["Id"];
        /**
         * @description By the disease.
         * @example oncological
         */
        readonly Variant: components["schemas"]["RequestVariant"];
        /**
         * @description The `accessKey` of the answer that started what it opens, or of `exchangeLink`.
         * @example tab_0d4f7b2c91e8a6530f1e
         */
        readonly AccessKey: components["schemas"]["LinkToken"];
        /**
         * @description The slug of a campaign, or the `odkaz` of a payment link.
         * @example letni-beh
         */
        readonly Slug: string;
        /**
         * @description The link, from the list.
         * @example link-letni-beh
         */
        readonly AdminLinkId: components["schemas"]["Id"];
        /**
         * @description The id from the payer's list, with the payer's token. With an `Access-Key` it is `-`: the payment that the key opens. The id alone opens
         *     nothing: without the token it answers `recurring-not-found`.
         * @example -
         */
        readonly RecurringId: components["schemas"]["Id"];
        /**
         * @description The `accessKey` of `exchangeLink`, without a login; left out by the payer who is signed in.
         * @example tab_91c0d2e7ab5f3c8d6e20
         */
        readonly RecurringAccessKey: components["schemas"]["LinkToken"];
        /**
         * @description The family, by an id that says nothing of who they are.
         * @example fam-k7p2
         */
        readonly FamilyId: components["schemas"]["Id"];
        /**
         * @description The document, from the list.
         * @example doc-2025-10000001
         */
        readonly DocumentId: components["schemas"]["Id"];
    };
    requestBodies: never;
    headers: {
        /** @description Always `no-store`, because nearly every answer holds personal data. */
        readonly CacheControl: "no-store";
        /** @description The name of this call in the provider's log, for a report of an error. */
        readonly RequestId: string;
        /** @description The methods of this path. */
        readonly Allow: string;
        /** @description Whole seconds after which the call may be tried again, at least 1. */
        readonly RetryAfter: number;
        /** @description Of a PDF, `inline` with the name of the file. */
        readonly ContentDisposition: string;
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
                 * @description The `personId` of the login answer; empty for a visitor. One that is not the token's is refused; without a token only its form
                 *     is checked.
                 * @example
                 */
                readonly uid?: components["parameters"]["Uid"];
                /**
                 * @description Language of the interface; recipients' pages always send `cs`. What the foundation says to donors (reasons, the notice) is
                 *     answered in it; what a family wrote stays in Czech.
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
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LoginSuccess"] | components["schemas"]["UserNotFound"] | components["schemas"]["WrongCredentials"] | components["schemas"]["AnonymousAccount"] | components["schemas"]["AccountLocked"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly logInRecipient: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The `personId` of the login answer; empty for a visitor. One that is not the token's is refused; without a token only its form
                 *     is checked.
                 * @example
                 */
                readonly uid?: components["parameters"]["Uid"];
                /**
                 * @description Language of the interface; recipients' pages always send `cs`. What the foundation says to donors (reasons, the notice) is
                 *     answered in it; what a family wrote stays in Czech.
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
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StepAnswer"] | components["schemas"]["LoginSuccess"] | components["schemas"]["WrongPersonalData"] | components["schemas"]["PhoneNotFound"] | components["schemas"]["WrongCode"] | components["schemas"]["TransactionNotFound"] | components["schemas"]["CodeExpired"] | components["schemas"]["CodeUsed"] | components["schemas"]["TransactionLocked"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            /** @description Too many calls, too many wrong birth dates for this number, or too many codes for this person. */
            readonly 429: {
                headers: {
                    readonly "Retry-After": components["headers"]["RetryAfter"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RateLimited"] | components["schemas"]["TooManyAttempts"] | components["schemas"]["TooManyCodes"];
                };
            };
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getUserProfile: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The same as the header, added to GET and DELETE.
                 * @example
                 */
                readonly uid?: components["parameters"]["UidQuery"];
            };
            readonly header?: {
                /**
                 * @description The `personId` of the login answer; empty for a visitor. One that is not the token's is refused; without a token only its form
                 *     is checked.
                 * @example
                 */
                readonly uid?: components["parameters"]["Uid"];
                /**
                 * @description Language of the interface; recipients' pages always send `cs`. What the foundation says to donors (reasons, the notice) is
                 *     answered in it; what a family wrote stays in Czech.
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
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["UserProfileSuccess"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["TokenRefused"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly saveDonorProfile: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The `personId` of the login answer; empty for a visitor. One that is not the token's is refused; without a token only its form
                 *     is checked.
                 * @example
                 */
                readonly uid?: components["parameters"]["Uid"];
                /**
                 * @description Language of the interface; recipients' pages always send `cs`. What the foundation says to donors (reasons, the notice) is
                 *     answered in it; what a family wrote stays in Czech.
                 * @example cs
                 */
                readonly lang?: components["parameters"]["Lang"];
                /**
                 * @description One key per intent of the person and operation (rule 19.13). Valid for 24 hours; after that the call is new. **Repeats** in the
                 *     description of the contract has the rules.
                 *
                 *     The key belongs to the person of the token. A visitor's key belongs to no address, so that a repeat from another network finds it.
                 * @example 3f0c1b52-6d0e-4f0c-9f67-1b1d5a3c9e21
                 */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["DonorProfileRequest"];
            };
        };
        readonly responses: {
            /** @description Saved, or refused by a rule. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DonorProfileSuccess"] | components["schemas"]["ProfileRefused"] | components["schemas"]["DonorProfileChanged"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["TokenRefused"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 409: components["responses"]["KeyReused"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getRecipientProfile: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description The same as the header, added to GET and DELETE.
                 * @example
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
                 * @description The `personId` of the login answer; empty for a visitor. One that is not the token's is refused; without a token only its form
                 *     is checked.
                 * @example
                 */
                readonly uid?: components["parameters"]["Uid"];
                /**
                 * @description Language of the interface; recipients' pages always send `cs`. What the foundation says to donors (reasons, the notice) is
                 *     answered in it; what a family wrote stays in Czech.
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
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RecipientProfileSuccess"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["TokenRefused"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly saveRecipientData: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The `personId` of the login answer; empty for a visitor. One that is not the token's is refused; without a token only its form
                 *     is checked.
                 * @example
                 */
                readonly uid?: components["parameters"]["Uid"];
                /**
                 * @description Language of the interface; recipients' pages always send `cs`. What the foundation says to donors (reasons, the notice) is
                 *     answered in it; what a family wrote stays in Czech.
                 * @example cs
                 */
                readonly lang?: components["parameters"]["Lang"];
                /**
                 * @description One key per intent of the person and operation (rule 19.13). Valid for 24 hours; after that the call is new. **Repeats** in the
                 *     description of the contract has the rules.
                 *
                 *     The key belongs to the person of the token. A visitor's key belongs to no address, so that a repeat from another network finds it.
                 * @example 3f0c1b52-6d0e-4f0c-9f67-1b1d5a3c9e21
                 */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RecipientDataRequest"];
            };
        };
        readonly responses: {
            /** @description Saved, or refused by a rule. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RecipientSavedSuccess"] | components["schemas"]["MonthInFuture"] | components["schemas"]["RecipientDataChanged"] | components["schemas"]["EditingLocked"] | components["schemas"]["CodeRequired"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["TokenRefused"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 409: components["responses"]["KeyReused"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly saveRecipientContacts: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The `personId` of the login answer; empty for a visitor. One that is not the token's is refused; without a token only its form
                 *     is checked.
                 * @example
                 */
                readonly uid?: components["parameters"]["Uid"];
                /**
                 * @description Language of the interface; recipients' pages always send `cs`. What the foundation says to donors (reasons, the notice) is
                 *     answered in it; what a family wrote stays in Czech.
                 * @example cs
                 */
                readonly lang?: components["parameters"]["Lang"];
                /**
                 * @description One key per intent of the person and operation (rule 19.13). Valid for 24 hours; after that the call is new. **Repeats** in the
                 *     description of the contract has the rules.
                 *
                 *     The key belongs to the person of the token. A visitor's key belongs to no address, so that a repeat from another network finds it.
                 * @example 3f0c1b52-6d0e-4f0c-9f67-1b1d5a3c9e21
                 */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RecipientContactsRequest"];
            };
        };
        readonly responses: {
            /** @description Saved, or refused by a rule. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RecipientSavedSuccess"] | components["schemas"]["RecipientContactsChanged"] | components["schemas"]["EditingLocked"] | components["schemas"]["CodeRequired"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["TokenRefused"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 409: components["responses"]["KeyReused"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly requestConfirmationCode: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The `personId` of the login answer; empty for a visitor. One that is not the token's is refused; without a token only its form
                 *     is checked.
                 * @example
                 */
                readonly uid?: components["parameters"]["Uid"];
                /**
                 * @description Language of the interface; recipients' pages always send `cs`. What the foundation says to donors (reasons, the notice) is
                 *     answered in it; what a family wrote stays in Czech.
                 * @example cs
                 */
                readonly lang?: components["parameters"]["Lang"];
                /**
                 * @description One key per intent of the person and operation (rule 19.13). Valid for 24 hours; after that the call is new. **Repeats** in the
                 *     description of the contract has the rules.
                 *
                 *     The key belongs to the person of the token. A visitor's key belongs to no address, so that a repeat from another network finds it.
                 * @example 3f0c1b52-6d0e-4f0c-9f67-1b1d5a3c9e21
                 */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ConfirmationCodeRequest"];
            };
        };
        readonly responses: {
            /** @description The code was sent, or the phone cannot get one. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ConfirmationCodeSuccess"] | components["schemas"]["PhoneNotFound"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["TokenRefused"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 409: components["responses"]["KeyReused"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            /** @description Too many calls, or too many codes for this person. */
            readonly 429: {
                headers: {
                    readonly "Retry-After": components["headers"]["RetryAfter"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RateLimited"] | components["schemas"]["TooManyCodes"];
                };
            };
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly confirmByCode: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The `personId` of the login answer; empty for a visitor. One that is not the token's is refused; without a token only its form
                 *     is checked.
                 * @example
                 */
                readonly uid?: components["parameters"]["Uid"];
                /**
                 * @description Language of the interface; recipients' pages always send `cs`. What the foundation says to donors (reasons, the notice) is
                 *     answered in it; what a family wrote stays in Czech.
                 * @example cs
                 */
                readonly lang?: components["parameters"]["Lang"];
                /**
                 * @description One key per intent of the person and operation (rule 19.13). Valid for 24 hours; after that the call is new. **Repeats** in the
                 *     description of the contract has the rules.
                 *
                 *     The key belongs to the person of the token. A visitor's key belongs to no address, so that a repeat from another network finds it.
                 * @example 3f0c1b52-6d0e-4f0c-9f67-1b1d5a3c9e21
                 */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CodeConfirmation"];
            };
        };
        readonly responses: {
            /** @description Confirmed, or the code is not accepted. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ConfirmedSuccess"] | components["schemas"]["WrongCode"] | components["schemas"]["TransactionNotFound"] | components["schemas"]["CodeExpired"] | components["schemas"]["CodeUsed"] | components["schemas"]["TransactionLocked"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["TokenRefused"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 409: components["responses"]["KeyReused"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly addFamilyMember: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The `personId` of the login answer; empty for a visitor. One that is not the token's is refused; without a token only its form
                 *     is checked.
                 * @example
                 */
                readonly uid?: components["parameters"]["Uid"];
                /**
                 * @description Language of the interface; recipients' pages always send `cs`. What the foundation says to donors (reasons, the notice) is
                 *     answered in it; what a family wrote stays in Czech.
                 * @example cs
                 */
                readonly lang?: components["parameters"]["Lang"];
                /**
                 * @description One key per intent of the person and operation (rule 19.13). Valid for 24 hours; after that the call is new. **Repeats** in the
                 *     description of the contract has the rules.
                 *
                 *     The key belongs to the person of the token. A visitor's key belongs to no address, so that a repeat from another network finds it.
                 * @example 3f0c1b52-6d0e-4f0c-9f67-1b1d5a3c9e21
                 */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["FamilyMemberRequest"];
            };
        };
        readonly responses: {
            /** @description Added, or refused by a rule. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RecipientSavedSuccess"] | components["schemas"]["FamilyMemberRefused"] | components["schemas"]["MonthInFuture"] | components["schemas"]["LimitReached"] | components["schemas"]["EditingLocked"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["TokenRefused"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 409: components["responses"]["KeyReused"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly saveFamilyMember: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The `personId` of the login answer; empty for a visitor. One that is not the token's is refused; without a token only its form
                 *     is checked.
                 * @example
                 */
                readonly uid?: components["parameters"]["Uid"];
                /**
                 * @description Language of the interface; recipients' pages always send `cs`. What the foundation says to donors (reasons, the notice) is
                 *     answered in it; what a family wrote stays in Czech.
                 * @example cs
                 */
                readonly lang?: components["parameters"]["Lang"];
                /**
                 * @description One key per intent of the person and operation (rule 19.13). Valid for 24 hours; after that the call is new. **Repeats** in the
                 *     description of the contract has the rules.
                 *
                 *     The key belongs to the person of the token. A visitor's key belongs to no address, so that a repeat from another network finds it.
                 * @example 3f0c1b52-6d0e-4f0c-9f67-1b1d5a3c9e21
                 */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path: {
                /**
                 * @description The family member, by the `Id` of the record.
                 * @example member-2
                 */
                readonly memberId: components["parameters"]["MemberId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["FamilyMemberChange"];
            };
        };
        readonly responses: {
            /** @description Saved, or refused by a rule. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RecipientSavedSuccess"] | components["schemas"]["FamilyMemberRefused"] | components["schemas"]["MonthInFuture"] | components["schemas"]["FamilyMemberChanged"] | components["schemas"]["MemberNotFound"] | components["schemas"]["MainContactFixed"] | components["schemas"]["RemovalRequested"] | components["schemas"]["EditingLocked"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["TokenRefused"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 409: components["responses"]["KeyReused"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly requestMemberRemoval: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The `personId` of the login answer; empty for a visitor. One that is not the token's is refused; without a token only its form
                 *     is checked.
                 * @example
                 */
                readonly uid?: components["parameters"]["Uid"];
                /**
                 * @description Language of the interface; recipients' pages always send `cs`. What the foundation says to donors (reasons, the notice) is
                 *     answered in it; what a family wrote stays in Czech.
                 * @example cs
                 */
                readonly lang?: components["parameters"]["Lang"];
                /**
                 * @description One key per intent of the person and operation (rule 19.13). Valid for 24 hours; after that the call is new. **Repeats** in the
                 *     description of the contract has the rules.
                 *
                 *     The key belongs to the person of the token. A visitor's key belongs to no address, so that a repeat from another network finds it.
                 * @example 3f0c1b52-6d0e-4f0c-9f67-1b1d5a3c9e21
                 */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path: {
                /**
                 * @description The family member, by the `Id` of the record.
                 * @example member-2
                 */
                readonly memberId: components["parameters"]["MemberId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["MemberRemovalRequest"];
            };
        };
        readonly responses: {
            /** @description Requested, or refused by a rule. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RecipientSavedSuccess"] | components["schemas"]["MemberNotFound"] | components["schemas"]["MainContactFixed"] | components["schemas"]["PatientFixed"] | components["schemas"]["RemovalRequested"] | components["schemas"]["EditingLocked"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["TokenRefused"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 409: components["responses"]["KeyReused"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getRecipientPhotos: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The same as the header, added to GET and DELETE.
                 * @example
                 */
                readonly uid?: components["parameters"]["UidQuery"];
            };
            readonly header?: {
                /**
                 * @description The `personId` of the login answer; empty for a visitor. One that is not the token's is refused; without a token only its form
                 *     is checked.
                 * @example
                 */
                readonly uid?: components["parameters"]["Uid"];
                /**
                 * @description Language of the interface; recipients' pages always send `cs`. What the foundation says to donors (reasons, the notice) is
                 *     answered in it; what a family wrote stays in Czech.
                 * @example cs
                 */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The photos. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RecipientPhotosSuccess"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["TokenRefused"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly addRecipientPhoto: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The `personId` of the login answer; empty for a visitor. One that is not the token's is refused; without a token only its form
                 *     is checked.
                 * @example
                 */
                readonly uid?: components["parameters"]["Uid"];
                /**
                 * @description Language of the interface; recipients' pages always send `cs`. What the foundation says to donors (reasons, the notice) is
                 *     answered in it; what a family wrote stays in Czech.
                 * @example cs
                 */
                readonly lang?: components["parameters"]["Lang"];
                /**
                 * @description One key per intent of the person and operation (rule 19.13). Valid for 24 hours; after that the call is new. **Repeats** in the
                 *     description of the contract has the rules.
                 *
                 *     The key belongs to the person of the token. A visitor's key belongs to no address, so that a repeat from another network finds it.
                 * @example 3f0c1b52-6d0e-4f0c-9f67-1b1d5a3c9e21
                 */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "multipart/form-data": components["schemas"]["RecipientPhotoUpload"];
            };
        };
        readonly responses: {
            /** @description Added, or a part of it is refused. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RecipientPhotosSavedSuccess"] | components["schemas"]["PictureRefused"] | components["schemas"]["MonthInFuture"] | components["schemas"]["LimitReached"] | components["schemas"]["EditingLocked"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["TokenRefused"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 409: components["responses"]["KeyReused"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly saveRecipientPhoto: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The `personId` of the login answer; empty for a visitor. One that is not the token's is refused; without a token only its form
                 *     is checked.
                 * @example
                 */
                readonly uid?: components["parameters"]["Uid"];
                /**
                 * @description Language of the interface; recipients' pages always send `cs`. What the foundation says to donors (reasons, the notice) is
                 *     answered in it; what a family wrote stays in Czech.
                 * @example cs
                 */
                readonly lang?: components["parameters"]["Lang"];
                /**
                 * @description One key per intent of the person and operation (rule 19.13). Valid for 24 hours; after that the call is new. **Repeats** in the
                 *     description of the contract has the rules.
                 *
                 *     The key belongs to the person of the token. A visitor's key belongs to no address, so that a repeat from another network finds it.
                 * @example 3f0c1b52-6d0e-4f0c-9f67-1b1d5a3c9e21
                 */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path: {
                /**
                 * @description The photo, from the list.
                 * @example pho-train
                 */
                readonly photoId: components["parameters"]["PhotoId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RecipientPhotoRequest"];
            };
        };
        readonly responses: {
            /** @description Saved, or refused by a rule. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RecipientPhotosSavedSuccess"] | components["schemas"]["MonthInFuture"] | components["schemas"]["RecipientPhotoChanged"] | components["schemas"]["PhotoNotFound"] | components["schemas"]["RemovalRequested"] | components["schemas"]["EditingLocked"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["TokenRefused"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 409: components["responses"]["KeyReused"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly choosePrimaryPhoto: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The `personId` of the login answer; empty for a visitor. One that is not the token's is refused; without a token only its form
                 *     is checked.
                 * @example
                 */
                readonly uid?: components["parameters"]["Uid"];
                /**
                 * @description Language of the interface; recipients' pages always send `cs`. What the foundation says to donors (reasons, the notice) is
                 *     answered in it; what a family wrote stays in Czech.
                 * @example cs
                 */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path: {
                /**
                 * @description The photo, from the list.
                 * @example pho-train
                 */
                readonly photoId: components["parameters"]["PhotoId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Chosen, or refused by a rule. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RecipientPhotosSavedSuccess"] | components["schemas"]["PhotoNotFound"] | components["schemas"]["RemovalRequested"] | components["schemas"]["EditingLocked"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["TokenRefused"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly requestPhotoRemoval: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The `personId` of the login answer; empty for a visitor. One that is not the token's is refused; without a token only its form
                 *     is checked.
                 * @example
                 */
                readonly uid?: components["parameters"]["Uid"];
                /**
                 * @description Language of the interface; recipients' pages always send `cs`. What the foundation says to donors (reasons, the notice) is
                 *     answered in it; what a family wrote stays in Czech.
                 * @example cs
                 */
                readonly lang?: components["parameters"]["Lang"];
                /**
                 * @description One key per intent of the person and operation (rule 19.13). Valid for 24 hours; after that the call is new. **Repeats** in the
                 *     description of the contract has the rules.
                 *
                 *     The key belongs to the person of the token. A visitor's key belongs to no address, so that a repeat from another network finds it.
                 * @example 3f0c1b52-6d0e-4f0c-9f67-1b1d5a3c9e21
                 */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path: {
                /**
                 * @description The photo, from the list.
                 * @example pho-train
                 */
                readonly photoId: components["parameters"]["PhotoId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PhotoRemovalRequest"];
            };
        };
        readonly responses: {
            /** @description Requested, or refused by a rule. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RecipientPhotosSavedSuccess"] | components["schemas"]["PhotoNotFound"] | components["schemas"]["RemovalRequested"] | components["schemas"]["EditingLocked"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["TokenRefused"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 409: components["responses"]["KeyReused"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getRecipientDocuments: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The same as the header, added to GET and DELETE.
                 * @example
                 */
                readonly uid?: components["parameters"]["UidQuery"];
            };
            readonly header?: {
                /**
                 * @description The `personId` of the login answer; empty for a visitor. One that is not the token's is refused; without a token only its form
                 *     is checked.
                 * @example
                 */
                readonly uid?: components["parameters"]["Uid"];
                /**
                 * @description Language of the interface; recipients' pages always send `cs`. What the foundation says to donors (reasons, the notice) is
                 *     answered in it; what a family wrote stays in Czech.
                 * @example cs
                 */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The documents. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RecipientDocumentsSuccess"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["TokenRefused"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly uploadRecipientDocument: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The `personId` of the login answer; empty for a visitor. One that is not the token's is refused; without a token only its form
                 *     is checked.
                 * @example
                 */
                readonly uid?: components["parameters"]["Uid"];
                /**
                 * @description Language of the interface; recipients' pages always send `cs`. What the foundation says to donors (reasons, the notice) is
                 *     answered in it; what a family wrote stays in Czech.
                 * @example cs
                 */
                readonly lang?: components["parameters"]["Lang"];
                /**
                 * @description One key per intent of the person and operation (rule 19.13). Valid for 24 hours; after that the call is new. **Repeats** in the
                 *     description of the contract has the rules.
                 *
                 *     The key belongs to the person of the token. A visitor's key belongs to no address, so that a repeat from another network finds it.
                 * @example 3f0c1b52-6d0e-4f0c-9f67-1b1d5a3c9e21
                 */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "multipart/form-data": components["schemas"]["RecipientDocumentUpload"];
            };
        };
        readonly responses: {
            /** @description Handed over, or refused. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RecipientDocumentsSuccess"] | components["schemas"]["OneFileRefused"] | components["schemas"]["DayInFuture"] | components["schemas"]["DocumentTooOld"] | components["schemas"]["LimitReached"] | components["schemas"]["EditingLocked"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["TokenRefused"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 409: components["responses"]["KeyReused"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly removeRecipientDocument: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The same as the header, added to GET and DELETE.
                 * @example
                 */
                readonly uid?: components["parameters"]["UidQuery"];
            };
            readonly header?: {
                /**
                 * @description The `personId` of the login answer; empty for a visitor. One that is not the token's is refused; without a token only its form
                 *     is checked.
                 * @example
                 */
                readonly uid?: components["parameters"]["Uid"];
                /**
                 * @description Language of the interface; recipients' pages always send `cs`. What the foundation says to donors (reasons, the notice) is
                 *     answered in it; what a family wrote stays in Czech.
                 * @example cs
                 */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path: {
                /**
                 * @description The file that was handed over, from the list.
                 * @example file-1
                 */
                readonly documentId: components["parameters"]["RecipientDocumentId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Taken back, or refused by a rule. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RecipientDocumentsSuccess"] | components["schemas"]["DocumentNotFound"] | components["schemas"]["DocumentAccepted"] | components["schemas"]["DocumentOfRenewal"] | components["schemas"]["EditingLocked"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["TokenRefused"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getContributions: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The same as the header, added to GET and DELETE.
                 * @example
                 */
                readonly uid?: components["parameters"]["UidQuery"];
            };
            readonly header?: {
                /**
                 * @description The `personId` of the login answer; empty for a visitor. One that is not the token's is refused; without a token only its form
                 *     is checked.
                 * @example
                 */
                readonly uid?: components["parameters"]["Uid"];
                /**
                 * @description Language of the interface; recipients' pages always send `cs`. What the foundation says to donors (reasons, the notice) is
                 *     answered in it; what a family wrote stays in Czech.
                 * @example cs
                 */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The contributions. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ContributionsSuccess"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["TokenRefused"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getHelpOffers: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The same as the header, added to GET and DELETE.
                 * @example
                 */
                readonly uid?: components["parameters"]["UidQuery"];
            };
            readonly header?: {
                /**
                 * @description The `personId` of the login answer; empty for a visitor. One that is not the token's is refused; without a token only its form
                 *     is checked.
                 * @example
                 */
                readonly uid?: components["parameters"]["Uid"];
                /**
                 * @description Language of the interface; recipients' pages always send `cs`. What the foundation says to donors (reasons, the notice) is
                 *     answered in it; what a family wrote stays in Czech.
                 * @example cs
                 */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The offers, or help has ended. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["HelpOffersSuccess"] | components["schemas"]["HelpEnded"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["TokenRefused"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getContactViews: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The same as the header, added to GET and DELETE.
                 * @example
                 */
                readonly uid?: components["parameters"]["UidQuery"];
            };
            readonly header?: {
                /**
                 * @description The `personId` of the login answer; empty for a visitor. One that is not the token's is refused; without a token only its form
                 *     is checked.
                 * @example
                 */
                readonly uid?: components["parameters"]["Uid"];
                /**
                 * @description Language of the interface; recipients' pages always send `cs`. What the foundation says to donors (reasons, the notice) is
                 *     answered in it; what a family wrote stays in Czech.
                 * @example cs
                 */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The views. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ContactViewsSuccess"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["TokenRefused"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getRenewal: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The same as the header, added to GET and DELETE.
                 * @example
                 */
                readonly uid?: components["parameters"]["UidQuery"];
            };
            readonly header?: {
                /**
                 * @description The `personId` of the login answer; empty for a visitor. One that is not the token's is refused; without a token only its form
                 *     is checked.
                 * @example
                 */
                readonly uid?: components["parameters"]["Uid"];
                /**
                 * @description Language of the interface; recipients' pages always send `cs`. What the foundation says to donors (reasons, the notice) is
                 *     answered in it; what a family wrote stays in Czech.
                 * @example cs
                 */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The renewal, or that none is open. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RenewalSuccess"] | components["schemas"]["RenewalNotOpen"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["TokenRefused"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly submitRenewal: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The `personId` of the login answer; empty for a visitor. One that is not the token's is refused; without a token only its form
                 *     is checked.
                 * @example
                 */
                readonly uid?: components["parameters"]["Uid"];
                /**
                 * @description Language of the interface; recipients' pages always send `cs`. What the foundation says to donors (reasons, the notice) is
                 *     answered in it; what a family wrote stays in Czech.
                 * @example cs
                 */
                readonly lang?: components["parameters"]["Lang"];
                /**
                 * @description One key per intent of the person and operation (rule 19.13). Valid for 24 hours; after that the call is new. **Repeats** in the
                 *     description of the contract has the rules.
                 *
                 *     The key belongs to the person of the token. A visitor's key belongs to no address, so that a repeat from another network finds it.
                 * @example 3f0c1b52-6d0e-4f0c-9f67-1b1d5a3c9e21
                 */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RenewalRequest"];
            };
        };
        readonly responses: {
            /** @description Sent, or refused by a rule. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RenewalSentSuccess"] | components["schemas"]["FormRefused"] | components["schemas"]["FormChanged"] | components["schemas"]["RenewalNotOpen"] | components["schemas"]["RenewalAlreadySent"] | components["schemas"]["EditingLocked"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["TokenRefused"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 409: components["responses"]["KeyReused"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly uploadRenewalFile: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The `personId` of the login answer; empty for a visitor. One that is not the token's is refused; without a token only its form
                 *     is checked.
                 * @example
                 */
                readonly uid?: components["parameters"]["Uid"];
                /**
                 * @description Language of the interface; recipients' pages always send `cs`. What the foundation says to donors (reasons, the notice) is
                 *     answered in it; what a family wrote stays in Czech.
                 * @example cs
                 */
                readonly lang?: components["parameters"]["Lang"];
                /**
                 * @description One key per intent of the person and operation (rule 19.13). Valid for 24 hours; after that the call is new. **Repeats** in the
                 *     description of the contract has the rules.
                 *
                 *     The key belongs to the person of the token. A visitor's key belongs to no address, so that a repeat from another network finds it.
                 * @example 3f0c1b52-6d0e-4f0c-9f67-1b1d5a3c9e21
                 */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "multipart/form-data": components["schemas"]["FormFileUpload"];
            };
        };
        readonly responses: {
            /** @description Added, or refused. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FormFilesSuccess"] | components["schemas"]["OneFileRefused"] | components["schemas"]["DayInFuture"] | components["schemas"]["DocumentTooOld"] | components["schemas"]["FilesTotalOversize"] | components["schemas"]["LimitReached"] | components["schemas"]["RenewalNotOpen"] | components["schemas"]["RenewalAlreadySent"] | components["schemas"]["EditingLocked"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["TokenRefused"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 409: components["responses"]["KeyReused"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly removeRenewalFile: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The same as the header, added to GET and DELETE.
                 * @example
                 */
                readonly uid?: components["parameters"]["UidQuery"];
            };
            readonly header?: {
                /**
                 * @description The `personId` of the login answer; empty for a visitor. One that is not the token's is refused; without a token only its form
                 *     is checked.
                 * @example
                 */
                readonly uid?: components["parameters"]["Uid"];
                /**
                 * @description Language of the interface; recipients' pages always send `cs`. What the foundation says to donors (reasons, the notice) is
                 *     answered in it; what a family wrote stays in Czech.
                 * @example cs
                 */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path: {
                /**
                 * @description The file that was uploaded, from the list.
                 * @example file-1
                 */
                readonly fileId: components["parameters"]["FormFileId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Taken back, or refused. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FormFilesSuccess"] | components["schemas"]["FormFileNotFound"] | components["schemas"]["RenewalNotOpen"] | components["schemas"]["RenewalAlreadySent"] | components["schemas"]["EditingLocked"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["TokenRefused"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getHelpRequestForm: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The same as the header, added to GET and DELETE.
                 * @example
                 */
                readonly uid?: components["parameters"]["UidQuery"];
            };
            readonly header?: {
                /**
                 * @description The `personId` of the login answer; empty for a visitor. One that is not the token's is refused; without a token only its form
                 *     is checked.
                 * @example
                 */
                readonly uid?: components["parameters"]["Uid"];
                /**
                 * @description Language of the interface; recipients' pages always send `cs`. What the foundation says to donors (reasons, the notice) is
                 *     answered in it; what a family wrote stays in Czech.
                 * @example cs
                 */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path: {
                /**
                 * @description By the disease.
                 * @example oncological
                 */
                readonly variant: components["parameters"]["Variant"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The form. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["HelpRequestFormSuccess"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getHelpRequest: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The same as the header, added to GET and DELETE.
                 * @example
                 */
                readonly uid?: components["parameters"]["UidQuery"];
            };
            readonly header: {
                /**
                 * @description The `personId` of the login answer; empty for a visitor. One that is not the token's is refused; without a token only its form
                 *     is checked.
                 * @example
                 */
                readonly uid?: components["parameters"]["Uid"];
                /**
                 * @description Language of the interface; recipients' pages always send `cs`. What the foundation says to donors (reasons, the notice) is
                 *     answered in it; what a family wrote stays in Czech.
                 * @example cs
                 */
                readonly lang?: components["parameters"]["Lang"];
                /**
                 * @description The `accessKey` of the answer that started what it opens, or of `exchangeLink`.
                 * @example tab_0d4f7b2c91e8a6530f1e
                 */
                readonly "Access-Key": components["parameters"]["AccessKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request, or why the link opens nothing. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["HelpRequestSuccess"] | components["schemas"]["RequestNotFound"] | components["schemas"]["RequestLinkExpired"] | components["schemas"]["RequestAlreadySent"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly startHelpRequest: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The `personId` of the login answer; empty for a visitor. One that is not the token's is refused; without a token only its form
                 *     is checked.
                 * @example
                 */
                readonly uid?: components["parameters"]["Uid"];
                /**
                 * @description Language of the interface; recipients' pages always send `cs`. What the foundation says to donors (reasons, the notice) is
                 *     answered in it; what a family wrote stays in Czech.
                 * @example cs
                 */
                readonly lang?: components["parameters"]["Lang"];
                /**
                 * @description One key per intent of the person and operation (rule 19.13). Valid for 24 hours; after that the call is new. **Repeats** in the
                 *     description of the contract has the rules.
                 *
                 *     The key belongs to the person of the token. A visitor's key belongs to no address, so that a repeat from another network finds it.
                 * @example 3f0c1b52-6d0e-4f0c-9f67-1b1d5a3c9e21
                 */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["StartRequest"];
            };
        };
        readonly responses: {
            /** @description Started. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["HelpRequestStartedSuccess"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 409: components["responses"]["KeyReused"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly uploadHelpRequestFile: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description The `personId` of the login answer; empty for a visitor. One that is not the token's is refused; without a token only its form
                 *     is checked.
                 * @example
                 */
                readonly uid?: components["parameters"]["Uid"];
                /**
                 * @description Language of the interface; recipients' pages always send `cs`. What the foundation says to donors (reasons, the notice) is
                 *     answered in it; what a family wrote stays in Czech.
                 * @example cs
                 */
                readonly lang?: components["parameters"]["Lang"];
                /**
                 * @description The `accessKey` of the answer that started what it opens, or of `exchangeLink`.
                 * @example tab_0d4f7b2c91e8a6530f1e
                 */
                readonly "Access-Key": components["parameters"]["AccessKey"];
                /**
                 * @description One key per intent of the person and operation (rule 19.13). Valid for 24 hours; after that the call is new. **Repeats** in the
                 *     description of the contract has the rules.
                 *
                 *     The key belongs to the person of the token. A visitor's key belongs to no address, so that a repeat from another network finds it.
                 * @example 3f0c1b52-6d0e-4f0c-9f67-1b1d5a3c9e21
                 */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "meta[0]": {
                 *         "category": "request",
                 *         "purpose": "medical-report",
                 *         "issuedOn": "2026-10-01"
                 *       },
                 *       "File[0]": "the bytes of report.pdf"
                 *     }
                 */
                readonly "multipart/form-data": components["schemas"]["FormFileUpload"];
            };
        };
        readonly responses: {
            /** @description Added, or refused. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FormFilesSuccess"] | components["schemas"]["OneFileRefused"] | components["schemas"]["DayInFuture"] | components["schemas"]["DocumentTooOld"] | components["schemas"]["FilesTotalOversize"] | components["schemas"]["LimitReached"] | components["schemas"]["RequestNotFound"] | components["schemas"]["RequestLinkExpired"] | components["schemas"]["RequestAlreadySent"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 409: components["responses"]["KeyReused"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly removeHelpRequestFile: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The same as the header, added to GET and DELETE.
                 * @example
                 */
                readonly uid?: components["parameters"]["UidQuery"];
            };
            readonly header: {
                /**
                 * @description The `personId` of the login answer; empty for a visitor. One that is not the token's is refused; without a token only its form
                 *     is checked.
                 * @example
                 */
                readonly uid?: components["parameters"]["Uid"];
                /**
                 * @description Language of the interface; recipients' pages always send `cs`. What the foundation says to donors (reasons, the notice) is
                 *     answered in it; what a family wrote stays in Czech.
                 * @example cs
                 */
                readonly lang?: components["parameters"]["Lang"];
                /**
                 * @description The `accessKey` of the answer that started what it opens, or of `exchangeLink`.
                 * @example tab_0d4f7b2c91e8a6530f1e
                 */
                readonly "Access-Key": components["parameters"]["AccessKey"];
            };
            readonly path: {
                /**
                 * @description The file that was uploaded, from the list.
                 * @example file-1
                 */
                readonly fileId: components["parameters"]["FormFileId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Taken back, or refused. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FormFilesSuccess"] | components["schemas"]["FormFileNotFound"] | components["schemas"]["RequestNotFound"] | components["schemas"]["RequestLinkExpired"] | components["schemas"]["RequestAlreadySent"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly submitHelpRequest: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description The `personId` of the login answer; empty for a visitor. One that is not the token's is refused; without a token only its form
                 *     is checked.
                 * @example
                 */
                readonly uid?: components["parameters"]["Uid"];
                /**
                 * @description Language of the interface; recipients' pages always send `cs`. What the foundation says to donors (reasons, the notice) is
                 *     answered in it; what a family wrote stays in Czech.
                 * @example cs
                 */
                readonly lang?: components["parameters"]["Lang"];
                /**
                 * @description The `accessKey` of the answer that started what it opens, or of `exchangeLink`.
                 * @example tab_0d4f7b2c91e8a6530f1e
                 */
                readonly "Access-Key": components["parameters"]["AccessKey"];
                /**
                 * @description One key per intent of the person and operation (rule 19.13). Valid for 24 hours; after that the call is new. **Repeats** in the
                 *     description of the contract has the rules.
                 *
                 *     The key belongs to the person of the token. A visitor's key belongs to no address, so that a repeat from another network finds it.
                 * @example 3f0c1b52-6d0e-4f0c-9f67-1b1d5a3c9e21
                 */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "formId": "request-oncological-1",
                 *       "answers": {
                 *         "patient-first-name": "Tomáš"
                 *       }
                 *     }
                 */
                readonly "application/json": components["schemas"]["SubmitRequest"];
            };
        };
        readonly responses: {
            /** @description Sent, or refused by a rule. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RequestReceiptSuccess"] | components["schemas"]["FormRefused"] | components["schemas"]["FormChanged"] | components["schemas"]["RequestNotFound"] | components["schemas"]["RequestLinkExpired"] | components["schemas"]["RequestAlreadySent"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 409: components["responses"]["KeyReused"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly exchangeLink: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The `personId` of the login answer; empty for a visitor. One that is not the token's is refused; without a token only its form
                 *     is checked.
                 * @example
                 */
                readonly uid?: components["parameters"]["Uid"];
                /**
                 * @description Language of the interface; recipients' pages always send `cs`. What the foundation says to donors (reasons, the notice) is
                 *     answered in it; what a family wrote stays in Czech.
                 * @example cs
                 */
                readonly lang?: components["parameters"]["Lang"];
                /**
                 * @description One key per intent of the person and operation (rule 19.13). Valid for 24 hours; after that the call is new. **Repeats** in the
                 *     description of the contract has the rules.
                 *
                 *     The key belongs to the person of the token. A visitor's key belongs to no address, so that a repeat from another network finds it.
                 * @example 3f0c1b52-6d0e-4f0c-9f67-1b1d5a3c9e21
                 */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["LinkExchangeRequest"];
            };
        };
        readonly responses: {
            /** @description The key of this tab, or why the link opens nothing. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LinkExchangedSuccess"] | components["schemas"]["LinkFactRefused"] | components["schemas"]["LinkExpired"] | components["schemas"]["LinkUsed"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 409: components["responses"]["KeyReused"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            /** @description Too many calls, or too many wrong facts for this link. */
            readonly 429: {
                headers: {
                    readonly "Retry-After": components["headers"]["RetryAfter"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RateLimited"] | components["schemas"]["TooManyFacts"];
                };
            };
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly openLink: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The same as the header, added to GET and DELETE.
                 * @example
                 */
                readonly uid?: components["parameters"]["UidQuery"];
            };
            readonly header?: {
                /**
                 * @description The `personId` of the login answer; empty for a visitor. One that is not the token's is refused; without a token only its form
                 *     is checked.
                 * @example
                 */
                readonly uid?: components["parameters"]["Uid"];
                /**
                 * @description Language of the interface; recipients' pages always send `cs`. What the foundation says to donors (reasons, the notice) is
                 *     answered in it; what a family wrote stays in Czech.
                 * @example cs
                 */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path: {
                /**
                 * @description The slug of a campaign, or the `odkaz` of a payment link.
                 * @example letni-beh
                 */
                readonly slug: components["parameters"]["Slug"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description What it opens, or why it opens nothing. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OpenedLinkSuccess"] | components["schemas"]["LinkNotFound"] | components["schemas"]["LinkRevoked"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getAdminOverview: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The same as the header, added to GET and DELETE.
                 * @example
                 */
                readonly uid?: components["parameters"]["UidQuery"];
            };
            readonly header?: {
                /**
                 * @description The `personId` of the login answer; empty for a visitor. One that is not the token's is refused; without a token only its form
                 *     is checked.
                 * @example
                 */
                readonly uid?: components["parameters"]["Uid"];
                /**
                 * @description Language of the interface; recipients' pages always send `cs`. What the foundation says to donors (reasons, the notice) is
                 *     answered in it; what a family wrote stays in Czech.
                 * @example cs
                 */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The overview. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AdminOverviewSuccess"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["TokenRefused"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getAdminLinks: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The same as the header, added to GET and DELETE.
                 * @example
                 */
                readonly uid?: components["parameters"]["UidQuery"];
            };
            readonly header?: {
                /**
                 * @description The `personId` of the login answer; empty for a visitor. One that is not the token's is refused; without a token only its form
                 *     is checked.
                 * @example
                 */
                readonly uid?: components["parameters"]["Uid"];
                /**
                 * @description Language of the interface; recipients' pages always send `cs`. What the foundation says to donors (reasons, the notice) is
                 *     answered in it; what a family wrote stays in Czech.
                 * @example cs
                 */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The links. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AdminLinksSuccess"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["TokenRefused"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly createAdminLink: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The `personId` of the login answer; empty for a visitor. One that is not the token's is refused; without a token only its form
                 *     is checked.
                 * @example
                 */
                readonly uid?: components["parameters"]["Uid"];
                /**
                 * @description Language of the interface; recipients' pages always send `cs`. What the foundation says to donors (reasons, the notice) is
                 *     answered in it; what a family wrote stays in Czech.
                 * @example cs
                 */
                readonly lang?: components["parameters"]["Lang"];
                /**
                 * @description One key per intent of the person and operation (rule 19.13). Valid for 24 hours; after that the call is new. **Repeats** in the
                 *     description of the contract has the rules.
                 *
                 *     The key belongs to the person of the token. A visitor's key belongs to no address, so that a repeat from another network finds it.
                 * @example 3f0c1b52-6d0e-4f0c-9f67-1b1d5a3c9e21
                 */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AdminLinkRequest"];
            };
        };
        readonly responses: {
            /** @description Made, or refused by a rule. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AdminLinkSuccess"] | components["schemas"]["LinkSubjectUnknown"] | components["schemas"]["SlugTaken"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["TokenRefused"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 409: components["responses"]["KeyReused"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly revokeAdminLink: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The `personId` of the login answer; empty for a visitor. One that is not the token's is refused; without a token only its form
                 *     is checked.
                 * @example
                 */
                readonly uid?: components["parameters"]["Uid"];
                /**
                 * @description Language of the interface; recipients' pages always send `cs`. What the foundation says to donors (reasons, the notice) is
                 *     answered in it; what a family wrote stays in Czech.
                 * @example cs
                 */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path: {
                /**
                 * @description The link, from the list.
                 * @example link-letni-beh
                 */
                readonly linkId: components["parameters"]["AdminLinkId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Taken back, or unknown. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AdminLinkSuccess"] | components["schemas"]["LinkNotFound"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["TokenRefused"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly registerDonor: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The `personId` of the login answer; empty for a visitor. One that is not the token's is refused; without a token only its form
                 *     is checked.
                 * @example
                 */
                readonly uid?: components["parameters"]["Uid"];
                /**
                 * @description Language of the interface; recipients' pages always send `cs`. What the foundation says to donors (reasons, the notice) is
                 *     answered in it; what a family wrote stays in Czech.
                 * @example cs
                 */
                readonly lang?: components["parameters"]["Lang"];
                /**
                 * @description One key per intent of the person and operation (rule 19.13). Valid for 24 hours; after that the call is new. **Repeats** in the
                 *     description of the contract has the rules.
                 *
                 *     The key belongs to the person of the token. A visitor's key belongs to no address, so that a repeat from another network finds it.
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
            /** @description The account is open, the e-mail already has one, or the password is too common. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RegistrationSuccess"] | components["schemas"]["EmailTaken"] | components["schemas"]["CommonPassword"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 409: components["responses"]["KeyReused"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly requestPasswordReset: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The `personId` of the login answer; empty for a visitor. One that is not the token's is refused; without a token only its form
                 *     is checked.
                 * @example
                 */
                readonly uid?: components["parameters"]["Uid"];
                /**
                 * @description Language of the interface; recipients' pages always send `cs`. What the foundation says to donors (reasons, the notice) is
                 *     answered in it; what a family wrote stays in Czech.
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
            /** @description The same answer whether the user exists or not. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Ok"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly checkPasswordReset: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The `personId` of the login answer; empty for a visitor. One that is not the token's is refused; without a token only its form
                 *     is checked.
                 * @example
                 */
                readonly uid?: components["parameters"]["Uid"];
                /**
                 * @description Language of the interface; recipients' pages always send `cs`. What the foundation says to donors (reasons, the notice) is
                 *     answered in it; what a family wrote stays in Czech.
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
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PasswordResetSuccess"] | components["schemas"]["ResetLinkNotFound"] | components["schemas"]["ResetLinkExpired"] | components["schemas"]["ResetLinkUsed"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly resetPassword: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The `personId` of the login answer; empty for a visitor. One that is not the token's is refused; without a token only its form
                 *     is checked.
                 * @example
                 */
                readonly uid?: components["parameters"]["Uid"];
                /**
                 * @description Language of the interface; recipients' pages always send `cs`. What the foundation says to donors (reasons, the notice) is
                 *     answered in it; what a family wrote stays in Czech.
                 * @example cs
                 */
                readonly lang?: components["parameters"]["Lang"];
                /**
                 * @description One key per intent of the person and operation (rule 19.13). Valid for 24 hours; after that the call is new. **Repeats** in the
                 *     description of the contract has the rules.
                 *
                 *     The key belongs to the person of the token. A visitor's key belongs to no address, so that a repeat from another network finds it.
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
            /** @description The password is set, it is too common, or the link does not open anything. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Ok"] | components["schemas"]["ResetLinkNotFound"] | components["schemas"]["ResetLinkExpired"] | components["schemas"]["ResetLinkUsed"] | components["schemas"]["CommonPassword"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 409: components["responses"]["KeyReused"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getPaymentDetails: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The same as the header, added to GET and DELETE.
                 * @example
                 */
                readonly uid?: components["parameters"]["UidQuery"];
            };
            readonly header?: {
                /**
                 * @description The `personId` of the login answer; empty for a visitor. One that is not the token's is refused; without a token only its form
                 *     is checked.
                 * @example
                 */
                readonly uid?: components["parameters"]["Uid"];
                /**
                 * @description Language of the interface; recipients' pages always send `cs`. What the foundation says to donors (reasons, the notice) is
                 *     answered in it; what a family wrote stays in Czech.
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
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PaymentDetailsSuccess"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getCardPayment: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The same as the header, added to GET and DELETE.
                 * @example
                 */
                readonly uid?: components["parameters"]["UidQuery"];
            };
            readonly header: {
                /**
                 * @description The `personId` of the login answer; empty for a visitor. One that is not the token's is refused; without a token only its form
                 *     is checked.
                 * @example
                 */
                readonly uid?: components["parameters"]["Uid"];
                /**
                 * @description Language of the interface; recipients' pages always send `cs`. What the foundation says to donors (reasons, the notice) is
                 *     answered in it; what a family wrote stays in Czech.
                 * @example cs
                 */
                readonly lang?: components["parameters"]["Lang"];
                /**
                 * @description The `accessKey` of the answer that started what it opens, or of `exchangeLink`.
                 * @example tab_0d4f7b2c91e8a6530f1e
                 */
                readonly "Access-Key": components["parameters"]["AccessKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The payment, or an unknown one. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CardPaymentSuccess"] | components["schemas"]["PaymentNotFound"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly startCardPayment: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The `personId` of the login answer; empty for a visitor. One that is not the token's is refused; without a token only its form
                 *     is checked.
                 * @example
                 */
                readonly uid?: components["parameters"]["Uid"];
                /**
                 * @description Language of the interface; recipients' pages always send `cs`. What the foundation says to donors (reasons, the notice) is
                 *     answered in it; what a family wrote stays in Czech.
                 * @example cs
                 */
                readonly lang?: components["parameters"]["Lang"];
                /**
                 * @description One key per intent of the person and operation (rule 19.13). Valid for 24 hours; after that the call is new. **Repeats** in the
                 *     description of the contract has the rules.
                 *
                 *     The key belongs to the person of the token. A visitor's key belongs to no address, so that a repeat from another network finds it.
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
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CardPaymentStartedSuccess"] | components["schemas"]["AmountOverLimit"] | components["schemas"]["AngelNumberNotFound"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["GivenTokenRefused"];
            readonly 403: components["responses"]["UidMismatch"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 409: components["responses"]["KeyReused"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly retryCardPayment: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description The `personId` of the login answer; empty for a visitor. One that is not the token's is refused; without a token only its form
                 *     is checked.
                 * @example
                 */
                readonly uid?: components["parameters"]["Uid"];
                /**
                 * @description Language of the interface; recipients' pages always send `cs`. What the foundation says to donors (reasons, the notice) is
                 *     answered in it; what a family wrote stays in Czech.
                 * @example cs
                 */
                readonly lang?: components["parameters"]["Lang"];
                /**
                 * @description The `accessKey` of the answer that started what it opens, or of `exchangeLink`.
                 * @example tab_0d4f7b2c91e8a6530f1e
                 */
                readonly "Access-Key": components["parameters"]["AccessKey"];
                /**
                 * @description One key per intent of the person and operation (rule 19.13). Valid for 24 hours; after that the call is new. **Repeats** in the
                 *     description of the contract has the rules.
                 *
                 *     The key belongs to the person of the token. A visitor's key belongs to no address, so that a repeat from another network finds it.
                 * @example 3f0c1b52-6d0e-4f0c-9f67-1b1d5a3c9e21
                 */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Started again, or refused by a rule. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CardPaymentStartedSuccess"] | components["schemas"]["PaymentNotFound"] | components["schemas"]["PaymentAlreadyApproved"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 409: components["responses"]["KeyReused"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getRecurringPayments: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The same as the header, added to GET and DELETE.
                 * @example
                 */
                readonly uid?: components["parameters"]["UidQuery"];
            };
            readonly header?: {
                /**
                 * @description The `personId` of the login answer; empty for a visitor. One that is not the token's is refused; without a token only its form
                 *     is checked.
                 * @example
                 */
                readonly uid?: components["parameters"]["Uid"];
                /**
                 * @description Language of the interface; recipients' pages always send `cs`. What the foundation says to donors (reasons, the notice) is
                 *     answered in it; what a family wrote stays in Czech.
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
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RecurringPaymentsSuccess"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["TokenRefused"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getRecurringPayment: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The same as the header, added to GET and DELETE.
                 * @example
                 */
                readonly uid?: components["parameters"]["UidQuery"];
            };
            readonly header?: {
                /**
                 * @description The `personId` of the login answer; empty for a visitor. One that is not the token's is refused; without a token only its form
                 *     is checked.
                 * @example
                 */
                readonly uid?: components["parameters"]["Uid"];
                /**
                 * @description Language of the interface; recipients' pages always send `cs`. What the foundation says to donors (reasons, the notice) is
                 *     answered in it; what a family wrote stays in Czech.
                 * @example cs
                 */
                readonly lang?: components["parameters"]["Lang"];
                /**
                 * @description The `accessKey` of `exchangeLink`, without a login; left out by the payer who is signed in.
                 * @example tab_91c0d2e7ab5f3c8d6e20
                 */
                readonly "Access-Key"?: components["parameters"]["RecurringAccessKey"];
            };
            readonly path: {
                /**
                 * @description The id from the payer's list, with the payer's token. With an `Access-Key` it is `-`: the payment that the key opens. The id alone opens
                 *     nothing: without the token it answers `recurring-not-found`.
                 * @example -
                 */
                readonly recurringId: components["parameters"]["RecurringId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The payment, or an unknown one. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RecurringPaymentSuccess"] | components["schemas"]["RecurringNotFound"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["GivenTokenRefused"];
            readonly 403: components["responses"]["UidMismatch"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly changeRecurringPayment: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The `personId` of the login answer; empty for a visitor. One that is not the token's is refused; without a token only its form
                 *     is checked.
                 * @example
                 */
                readonly uid?: components["parameters"]["Uid"];
                /**
                 * @description Language of the interface; recipients' pages always send `cs`. What the foundation says to donors (reasons, the notice) is
                 *     answered in it; what a family wrote stays in Czech.
                 * @example cs
                 */
                readonly lang?: components["parameters"]["Lang"];
                /**
                 * @description The `accessKey` of `exchangeLink`, without a login; left out by the payer who is signed in.
                 * @example tab_91c0d2e7ab5f3c8d6e20
                 */
                readonly "Access-Key"?: components["parameters"]["RecurringAccessKey"];
                /**
                 * @description One key per intent of the person and operation (rule 19.13). Valid for 24 hours; after that the call is new. **Repeats** in the
                 *     description of the contract has the rules.
                 *
                 *     The key belongs to the person of the token. A visitor's key belongs to no address, so that a repeat from another network finds it.
                 * @example 3f0c1b52-6d0e-4f0c-9f67-1b1d5a3c9e21
                 */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path: {
                /**
                 * @description The id from the payer's list, with the payer's token. With an `Access-Key` it is `-`: the payment that the key opens. The id alone opens
                 *     nothing: without the token it answers `recurring-not-found`.
                 * @example -
                 */
                readonly recurringId: components["parameters"]["RecurringId"];
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
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RecurringPaymentSuccess"] | components["schemas"]["RecurringNotFound"] | components["schemas"]["RecurringNotActive"] | components["schemas"]["AmountOverLimit"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["GivenTokenRefused"];
            readonly 403: components["responses"]["UidMismatch"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 409: components["responses"]["KeyReused"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly cancelRecurringPayment: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The same as the header, added to GET and DELETE.
                 * @example
                 */
                readonly uid?: components["parameters"]["UidQuery"];
            };
            readonly header?: {
                /**
                 * @description The `personId` of the login answer; empty for a visitor. One that is not the token's is refused; without a token only its form
                 *     is checked.
                 * @example
                 */
                readonly uid?: components["parameters"]["Uid"];
                /**
                 * @description Language of the interface; recipients' pages always send `cs`. What the foundation says to donors (reasons, the notice) is
                 *     answered in it; what a family wrote stays in Czech.
                 * @example cs
                 */
                readonly lang?: components["parameters"]["Lang"];
                /**
                 * @description The `accessKey` of `exchangeLink`, without a login; left out by the payer who is signed in.
                 * @example tab_91c0d2e7ab5f3c8d6e20
                 */
                readonly "Access-Key"?: components["parameters"]["RecurringAccessKey"];
            };
            readonly path: {
                /**
                 * @description The id from the payer's list, with the payer's token. With an `Access-Key` it is `-`: the payment that the key opens. The id alone opens
                 *     nothing: without the token it answers `recurring-not-found`.
                 * @example -
                 */
                readonly recurringId: components["parameters"]["RecurringId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The payment as it is now, or an unknown one. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RecurringPaymentSuccess"] | components["schemas"]["RecurringNotFound"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["GivenTokenRefused"];
            readonly 403: components["responses"]["UidMismatch"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly confirmRecurringChange: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description The `personId` of the login answer; empty for a visitor. One that is not the token's is refused; without a token only its form
                 *     is checked.
                 * @example
                 */
                readonly uid?: components["parameters"]["Uid"];
                /**
                 * @description Language of the interface; recipients' pages always send `cs`. What the foundation says to donors (reasons, the notice) is
                 *     answered in it; what a family wrote stays in Czech.
                 * @example cs
                 */
                readonly lang?: components["parameters"]["Lang"];
                /**
                 * @description The `accessKey` of the answer that started what it opens, or of `exchangeLink`.
                 * @example tab_0d4f7b2c91e8a6530f1e
                 */
                readonly "Access-Key": components["parameters"]["AccessKey"];
                /**
                 * @description One key per intent of the person and operation (rule 19.13). Valid for 24 hours; after that the call is new. **Repeats** in the
                 *     description of the contract has the rules.
                 *
                 *     The key belongs to the person of the token. A visitor's key belongs to no address, so that a repeat from another network finds it.
                 * @example 3f0c1b52-6d0e-4f0c-9f67-1b1d5a3c9e21
                 */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path: {
                /**
                 * @description The id from the payer's list, with the payer's token. With an `Access-Key` it is `-`: the payment that the key opens. The id alone opens
                 *     nothing: without the token it answers `recurring-not-found`.
                 * @example -
                 */
                readonly recurringId: components["parameters"]["RecurringId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The payment as it is now, or refused by a rule. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RecurringPaymentSuccess"] | components["schemas"]["RecurringNotFound"] | components["schemas"]["ChangeNotPending"] | components["schemas"]["ChangeExpired"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 409: components["responses"]["KeyReused"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getFamilies: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The same as the header, added to GET and DELETE.
                 * @example
                 */
                readonly uid?: components["parameters"]["UidQuery"];
            };
            readonly header?: {
                /**
                 * @description The `personId` of the login answer; empty for a visitor. One that is not the token's is refused; without a token only its form
                 *     is checked.
                 * @example
                 */
                readonly uid?: components["parameters"]["Uid"];
                /**
                 * @description Language of the interface; recipients' pages always send `cs`. What the foundation says to donors (reasons, the notice) is
                 *     answered in it; what a family wrote stays in Czech.
                 * @example cs
                 */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The families. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FamiliesSuccess"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["TokenRefused"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getFamily: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The same as the header, added to GET and DELETE.
                 * @example
                 */
                readonly uid?: components["parameters"]["UidQuery"];
            };
            readonly header?: {
                /**
                 * @description The `personId` of the login answer; empty for a visitor. One that is not the token's is refused; without a token only its form
                 *     is checked.
                 * @example
                 */
                readonly uid?: components["parameters"]["Uid"];
                /**
                 * @description Language of the interface; recipients' pages always send `cs`. What the foundation says to donors (reasons, the notice) is
                 *     answered in it; what a family wrote stays in Czech.
                 * @example cs
                 */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path: {
                /**
                 * @description The family, by an id that says nothing of who they are.
                 * @example fam-k7p2
                 */
                readonly familyId: components["parameters"]["FamilyId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The family, or none that this donor helped. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FamilySuccess"] | components["schemas"]["FamilyNotFound"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["TokenRefused"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly viewFamilyContact: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The `personId` of the login answer; empty for a visitor. One that is not the token's is refused; without a token only its form
                 *     is checked.
                 * @example
                 */
                readonly uid?: components["parameters"]["Uid"];
                /**
                 * @description Language of the interface; recipients' pages always send `cs`. What the foundation says to donors (reasons, the notice) is
                 *     answered in it; what a family wrote stays in Czech.
                 * @example cs
                 */
                readonly lang?: components["parameters"]["Lang"];
                /**
                 * @description One key per intent of the person and operation (rule 19.13). Valid for 24 hours; after that the call is new. **Repeats** in the
                 *     description of the contract has the rules.
                 *
                 *     The key belongs to the person of the token. A visitor's key belongs to no address, so that a repeat from another network finds it.
                 * @example 3f0c1b52-6d0e-4f0c-9f67-1b1d5a3c9e21
                 */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path: {
                /**
                 * @description The family, by an id that says nothing of who they are.
                 * @example fam-k7p2
                 */
                readonly familyId: components["parameters"]["FamilyId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ContactRequest"];
            };
        };
        readonly responses: {
            /** @description The contact, or why there is none. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FamilyContactSuccess"] | components["schemas"]["FamilyNotFound"] | components["schemas"]["ContactNotShared"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["TokenRefused"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 409: components["responses"]["KeyReused"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getPayments: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The same as the header, added to GET and DELETE.
                 * @example
                 */
                readonly uid?: components["parameters"]["UidQuery"];
            };
            readonly header?: {
                /**
                 * @description The `personId` of the login answer; empty for a visitor. One that is not the token's is refused; without a token only its form
                 *     is checked.
                 * @example
                 */
                readonly uid?: components["parameters"]["Uid"];
                /**
                 * @description Language of the interface; recipients' pages always send `cs`. What the foundation says to donors (reasons, the notice) is
                 *     answered in it; what a family wrote stays in Czech.
                 * @example cs
                 */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The payments. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PaymentsSuccess"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["TokenRefused"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly printPaymentOverview: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The `personId` of the login answer; empty for a visitor. One that is not the token's is refused; without a token only its form
                 *     is checked.
                 * @example
                 */
                readonly uid?: components["parameters"]["Uid"];
                /**
                 * @description Language of the interface; recipients' pages always send `cs`. What the foundation says to donors (reasons, the notice) is
                 *     answered in it; what a family wrote stays in Czech.
                 * @example cs
                 */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["OverviewRequest"];
            };
        };
        readonly responses: {
            /** @description The overview, or why there is none. */
            readonly 200: {
                headers: {
                    readonly "Content-Disposition": components["headers"]["ContentDisposition"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/pdf": components["schemas"]["PdfFile"];
                    readonly "application/json": components["schemas"]["RangeReversed"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["TokenRefused"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly checkMissingPayment: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The `personId` of the login answer; empty for a visitor. One that is not the token's is refused; without a token only its form
                 *     is checked.
                 * @example
                 */
                readonly uid?: components["parameters"]["Uid"];
                /**
                 * @description Language of the interface; recipients' pages always send `cs`. What the foundation says to donors (reasons, the notice) is
                 *     answered in it; what a family wrote stays in Czech.
                 * @example cs
                 */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PaidSomehow"];
            };
        };
        readonly responses: {
            /** @description What the rules say. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MissingPaymentCheckSuccess"] | components["schemas"]["DayInFuture"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["TokenRefused"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly reportMissingPayment: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The `personId` of the login answer; empty for a visitor. One that is not the token's is refused; without a token only its form
                 *     is checked.
                 * @example
                 */
                readonly uid?: components["parameters"]["Uid"];
                /**
                 * @description Language of the interface; recipients' pages always send `cs`. What the foundation says to donors (reasons, the notice) is
                 *     answered in it; what a family wrote stays in Czech.
                 * @example cs
                 */
                readonly lang?: components["parameters"]["Lang"];
                /**
                 * @description One key per intent of the person and operation (rule 19.13). Valid for 24 hours; after that the call is new. **Repeats** in the
                 *     description of the contract has the rules.
                 *
                 *     The key belongs to the person of the token. A visitor's key belongs to no address, so that a repeat from another network finds it.
                 * @example 3f0c1b52-6d0e-4f0c-9f67-1b1d5a3c9e21
                 */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["MissingPaymentReport"];
            };
        };
        readonly responses: {
            /** @description Written to the foundation, or too early. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MissingPaymentReportSuccess"] | components["schemas"]["DayInFuture"] | components["schemas"]["PaymentNotOverdue"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["TokenRefused"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 409: components["responses"]["KeyReused"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly requestEmailChange: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The `personId` of the login answer; empty for a visitor. One that is not the token's is refused; without a token only its form
                 *     is checked.
                 * @example
                 */
                readonly uid?: components["parameters"]["Uid"];
                /**
                 * @description Language of the interface; recipients' pages always send `cs`. What the foundation says to donors (reasons, the notice) is
                 *     answered in it; what a family wrote stays in Czech.
                 * @example cs
                 */
                readonly lang?: components["parameters"]["Lang"];
                /**
                 * @description One key per intent of the person and operation (rule 19.13). Valid for 24 hours; after that the call is new. **Repeats** in the
                 *     description of the contract has the rules.
                 *
                 *     The key belongs to the person of the token. A visitor's key belongs to no address, so that a repeat from another network finds it.
                 * @example 3f0c1b52-6d0e-4f0c-9f67-1b1d5a3c9e21
                 */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["EmailChangeRequest"];
            };
        };
        readonly responses: {
            /** @description The code was sent, or refused by a rule. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["EmailChangeSuccess"] | components["schemas"]["WrongCredentials"] | components["schemas"]["AccountLocked"] | components["schemas"]["EmailTaken"] | components["schemas"]["EmailUnchanged"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["TokenRefused"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 409: components["responses"]["KeyReused"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            /** @description Too many calls or codes. */
            readonly 429: {
                headers: {
                    readonly "Retry-After": components["headers"]["RetryAfter"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RateLimited"] | components["schemas"]["TooManyCodes"];
                };
            };
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly confirmEmailChange: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The `personId` of the login answer; empty for a visitor. One that is not the token's is refused; without a token only its form
                 *     is checked.
                 * @example
                 */
                readonly uid?: components["parameters"]["Uid"];
                /**
                 * @description Language of the interface; recipients' pages always send `cs`. What the foundation says to donors (reasons, the notice) is
                 *     answered in it; what a family wrote stays in Czech.
                 * @example cs
                 */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["EmailConfirmation"];
            };
        };
        readonly responses: {
            /** @description Changed, or refused by a rule. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["EmailChangedSuccess"] | components["schemas"]["WrongCode"] | components["schemas"]["TransactionNotFound"] | components["schemas"]["CodeExpired"] | components["schemas"]["CodeUsed"] | components["schemas"]["TransactionLocked"] | components["schemas"]["EmailTaken"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["TokenRefused"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly undoEmailChange: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The `personId` of the login answer; empty for a visitor. One that is not the token's is refused; without a token only its form
                 *     is checked.
                 * @example
                 */
                readonly uid?: components["parameters"]["Uid"];
                /**
                 * @description Language of the interface; recipients' pages always send `cs`. What the foundation says to donors (reasons, the notice) is
                 *     answered in it; what a family wrote stays in Czech.
                 * @example cs
                 */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["EmailUndoRequest"];
            };
        };
        readonly responses: {
            /** @description Restored, or the link does not open anything. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["EmailUndoneSuccess"] | components["schemas"]["UndoLinkNotFound"] | components["schemas"]["UndoLinkExpired"] | components["schemas"]["UndoLinkUsed"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly changePassword: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The `personId` of the login answer; empty for a visitor. One that is not the token's is refused; without a token only its form
                 *     is checked.
                 * @example
                 */
                readonly uid?: components["parameters"]["Uid"];
                /**
                 * @description Language of the interface; recipients' pages always send `cs`. What the foundation says to donors (reasons, the notice) is
                 *     answered in it; what a family wrote stays in Czech.
                 * @example cs
                 */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PasswordChange"];
            };
        };
        readonly responses: {
            /** @description Changed, or refused by a rule. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PasswordChangedSuccess"] | components["schemas"]["WrongCredentials"] | components["schemas"]["AccountLocked"] | components["schemas"]["NoPassword"] | components["schemas"]["CommonPassword"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["TokenRefused"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly saveAvatar: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The `personId` of the login answer; empty for a visitor. One that is not the token's is refused; without a token only its form
                 *     is checked.
                 * @example
                 */
                readonly uid?: components["parameters"]["Uid"];
                /**
                 * @description Language of the interface; recipients' pages always send `cs`. What the foundation says to donors (reasons, the notice) is
                 *     answered in it; what a family wrote stays in Czech.
                 * @example cs
                 */
                readonly lang?: components["parameters"]["Lang"];
                /**
                 * @description One key per intent of the person and operation (rule 19.13). Valid for 24 hours; after that the call is new. **Repeats** in the
                 *     description of the contract has the rules.
                 *
                 *     The key belongs to the person of the token. A visitor's key belongs to no address, so that a repeat from another network finds it.
                 * @example 3f0c1b52-6d0e-4f0c-9f67-1b1d5a3c9e21
                 */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "multipart/form-data": components["schemas"]["AvatarUpload"];
            };
        };
        readonly responses: {
            /** @description Saved, or a part of it is refused. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DonorProfileSuccess"] | components["schemas"]["PictureRefused"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["TokenRefused"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 409: components["responses"]["KeyReused"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly deleteAvatar: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The same as the header, added to GET and DELETE.
                 * @example
                 */
                readonly uid?: components["parameters"]["UidQuery"];
            };
            readonly header?: {
                /**
                 * @description The `personId` of the login answer; empty for a visitor. One that is not the token's is refused; without a token only its form
                 *     is checked.
                 * @example
                 */
                readonly uid?: components["parameters"]["Uid"];
                /**
                 * @description Language of the interface; recipients' pages always send `cs`. What the foundation says to donors (reasons, the notice) is
                 *     answered in it; what a family wrote stays in Czech.
                 * @example cs
                 */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Removed. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DonorProfileSuccess"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["TokenRefused"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getDocuments: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The same as the header, added to GET and DELETE.
                 * @example
                 */
                readonly uid?: components["parameters"]["UidQuery"];
            };
            readonly header?: {
                /**
                 * @description The `personId` of the login answer; empty for a visitor. One that is not the token's is refused; without a token only its form
                 *     is checked.
                 * @example
                 */
                readonly uid?: components["parameters"]["Uid"];
                /**
                 * @description Language of the interface; recipients' pages always send `cs`. What the foundation says to donors (reasons, the notice) is
                 *     answered in it; what a family wrote stays in Czech.
                 * @example cs
                 */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The documents. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DocumentsSuccess"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["TokenRefused"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly downloadDocument: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The `personId` of the login answer; empty for a visitor. One that is not the token's is refused; without a token only its form
                 *     is checked.
                 * @example
                 */
                readonly uid?: components["parameters"]["Uid"];
                /**
                 * @description Language of the interface; recipients' pages always send `cs`. What the foundation says to donors (reasons, the notice) is
                 *     answered in it; what a family wrote stays in Czech.
                 * @example cs
                 */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path: {
                /**
                 * @description The document, from the list.
                 * @example doc-2025-10000001
                 */
                readonly documentId: components["parameters"]["DocumentId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The file, or a refusal by a rule. */
            readonly 200: {
                headers: {
                    readonly "Content-Disposition": components["headers"]["ContentDisposition"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/pdf": components["schemas"]["PdfFile"];
                    readonly "application/json": components["schemas"]["DocumentNotFound"] | components["schemas"]["TaxNameNotPrintable"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["TokenRefused"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly reissueDocument: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The `personId` of the login answer; empty for a visitor. One that is not the token's is refused; without a token only its form
                 *     is checked.
                 * @example
                 */
                readonly uid?: components["parameters"]["Uid"];
                /**
                 * @description Language of the interface; recipients' pages always send `cs`. What the foundation says to donors (reasons, the notice) is
                 *     answered in it; what a family wrote stays in Czech.
                 * @example cs
                 */
                readonly lang?: components["parameters"]["Lang"];
                /**
                 * @description One key per intent of the person and operation (rule 19.13). Valid for 24 hours; after that the call is new. **Repeats** in the
                 *     description of the contract has the rules.
                 *
                 *     The key belongs to the person of the token. A visitor's key belongs to no address, so that a repeat from another network finds it.
                 * @example 3f0c1b52-6d0e-4f0c-9f67-1b1d5a3c9e21
                 */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path: {
                /**
                 * @description The document, from the list.
                 * @example doc-2025-10000001
                 */
                readonly documentId: components["parameters"]["DocumentId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Issued, or refused by a rule. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DocumentSuccess"] | components["schemas"]["DocumentNotFound"] | components["schemas"]["DocumentReplaced"] | components["schemas"]["TaxDataUnchanged"] | components["schemas"]["TaxNameNotPrintable"] | components["schemas"]["DocumentNotReissuable"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["TokenRefused"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 409: components["responses"]["KeyReused"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly saveTaxData: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The `personId` of the login answer; empty for a visitor. One that is not the token's is refused; without a token only its form
                 *     is checked.
                 * @example
                 */
                readonly uid?: components["parameters"]["Uid"];
                /**
                 * @description Language of the interface; recipients' pages always send `cs`. What the foundation says to donors (reasons, the notice) is
                 *     answered in it; what a family wrote stays in Czech.
                 * @example cs
                 */
                readonly lang?: components["parameters"]["Lang"];
                /**
                 * @description One key per intent of the person and operation (rule 19.13). Valid for 24 hours; after that the call is new. **Repeats** in the
                 *     description of the contract has the rules.
                 *
                 *     The key belongs to the person of the token. A visitor's key belongs to no address, so that a repeat from another network finds it.
                 * @example 3f0c1b52-6d0e-4f0c-9f67-1b1d5a3c9e21
                 */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["TaxDataRequest"];
            };
        };
        readonly responses: {
            /** @description Saved, or refused by a rule. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DonorProfileSuccess"] | components["schemas"]["TaxDataRefused"] | components["schemas"]["TaxDataChanged"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["TokenRefused"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 409: components["responses"]["KeyReused"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly previewCertificate: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The `personId` of the login answer; empty for a visitor. One that is not the token's is refused; without a token only its form
                 *     is checked.
                 * @example
                 */
                readonly uid?: components["parameters"]["Uid"];
                /**
                 * @description Language of the interface; recipients' pages always send `cs`. What the foundation says to donors (reasons, the notice) is
                 *     answered in it; what a family wrote stays in Czech.
                 * @example cs
                 */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CertificatePreview"];
            };
        };
        readonly responses: {
            /** @description The preview, or refused by a rule. */
            readonly 200: {
                headers: {
                    readonly "Content-Disposition": components["headers"]["ContentDisposition"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/pdf": components["schemas"]["PdfFile"];
                    readonly "application/json": components["schemas"]["TaxDataRefused"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["TokenRefused"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getNps: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The same as the header, added to GET and DELETE.
                 * @example
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
                 * @description The `personId` of the login answer; empty for a visitor. One that is not the token's is refused; without a token only its form
                 *     is checked.
                 * @example
                 */
                readonly uid?: components["parameters"]["Uid"];
                /**
                 * @description Language of the interface; recipients' pages always send `cs`. What the foundation says to donors (reasons, the notice) is
                 *     answered in it; what a family wrote stays in Czech.
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
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RatingSuccess"] | components["schemas"]["RatingLinkNotFound"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["TokenRefused"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly saveNps: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The `personId` of the login answer; empty for a visitor. One that is not the token's is refused; without a token only its form
                 *     is checked.
                 * @example
                 */
                readonly uid?: components["parameters"]["Uid"];
                /**
                 * @description Language of the interface; recipients' pages always send `cs`. What the foundation says to donors (reasons, the notice) is
                 *     answered in it; what a family wrote stays in Czech.
                 * @example cs
                 */
                readonly lang?: components["parameters"]["Lang"];
                /**
                 * @description One key per intent of the person and operation (rule 19.13). Valid for 24 hours; after that the call is new. **Repeats** in the
                 *     description of the contract has the rules.
                 *
                 *     The key belongs to the person of the token. A visitor's key belongs to no address, so that a repeat from another network finds it.
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
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RatingSuccess"] | components["schemas"]["VoteLocked"] | components["schemas"]["RatingLinkNotFound"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["TokenRefused"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 409: components["responses"]["KeyReused"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getValueStore: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The same as the header, added to GET and DELETE.
                 * @example
                 */
                readonly uid?: components["parameters"]["UidQuery"];
            };
            readonly header?: {
                /**
                 * @description The `personId` of the login answer; empty for a visitor. One that is not the token's is refused; without a token only its form
                 *     is checked.
                 * @example
                 */
                readonly uid?: components["parameters"]["Uid"];
                /**
                 * @description Language of the interface; recipients' pages always send `cs`. What the foundation says to donors (reasons, the notice) is
                 *     answered in it; what a family wrote stays in Czech.
                 * @example cs
                 */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path: {
                /**
                 * @description One key, or several joined by commas. A comma may be sent as `,` or as `%2C`.
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
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ValuesSuccess"] | components["schemas"]["ValueNotFound"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly sendEmailForm: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The `personId` of the login answer; empty for a visitor. One that is not the token's is refused; without a token only its form
                 *     is checked.
                 * @example
                 */
                readonly uid?: components["parameters"]["Uid"];
                /**
                 * @description Language of the interface; recipients' pages always send `cs`. What the foundation says to donors (reasons, the notice) is
                 *     answered in it; what a family wrote stays in Czech.
                 * @example cs
                 */
                readonly lang?: components["parameters"]["Lang"];
                /**
                 * @description One key per intent of the person and operation (rule 19.13). Valid for 24 hours; after that the call is new. **Repeats** in the
                 *     description of the contract has the rules.
                 *
                 *     The key belongs to the person of the token. A visitor's key belongs to no address, so that a repeat from another network finds it.
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
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Ok"] | components["schemas"]["MailboxNotAllowed"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 409: components["responses"]["KeyReused"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly uploadFiles: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The `personId` of the login answer; empty for a visitor. One that is not the token's is refused; without a token only its form
                 *     is checked.
                 * @example
                 */
                readonly uid?: components["parameters"]["Uid"];
                /**
                 * @description Language of the interface; recipients' pages always send `cs`. What the foundation says to donors (reasons, the notice) is
                 *     answered in it; what a family wrote stays in Czech.
                 * @example cs
                 */
                readonly lang?: components["parameters"]["Lang"];
                /**
                 * @description One key per intent of the person and operation (rule 19.13). Valid for 24 hours; after that the call is new. **Repeats** in the
                 *     description of the contract has the rules.
                 *
                 *     The key belongs to the person of the token. A visitor's key belongs to no address, so that a repeat from another network finds it.
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
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["UploadSuccess"] | components["schemas"]["FileRefused"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["TokenRefused"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 409: components["responses"]["KeyReused"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly reportMissingTranslation: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The `personId` of the login answer; empty for a visitor. One that is not the token's is refused; without a token only its form
                 *     is checked.
                 * @example
                 */
                readonly uid?: components["parameters"]["Uid"];
                /**
                 * @description Language of the interface; recipients' pages always send `cs`. What the foundation says to donors (reasons, the notice) is
                 *     answered in it; what a family wrote stays in Czech.
                 * @example cs
                 */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["MissingTranslation"];
            };
        };
        readonly responses: {
            /** @description Noted. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Ok"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getConsent: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The same as the header, added to GET and DELETE.
                 * @example
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
                 * @description The `personId` of the login answer; empty for a visitor. One that is not the token's is refused; without a token only its form
                 *     is checked.
                 * @example
                 */
                readonly uid?: components["parameters"]["Uid"];
                /**
                 * @description Language of the interface; recipients' pages always send `cs`. What the foundation says to donors (reasons, the notice) is
                 *     answered in it; what a family wrote stays in Czech.
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
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ConsentStateSuccess"] | components["schemas"]["RatingLinkNotFound"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["TokenRefused"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly confirmConsent: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The `personId` of the login answer; empty for a visitor. One that is not the token's is refused; without a token only its form
                 *     is checked.
                 * @example
                 */
                readonly uid?: components["parameters"]["Uid"];
                /**
                 * @description Language of the interface; recipients' pages always send `cs`. What the foundation says to donors (reasons, the notice) is
                 *     answered in it; what a family wrote stays in Czech.
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
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ConsentSuccess"] | components["schemas"]["RatingLinkNotFound"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["TokenRefused"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly prolongSession: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The `personId` of the login answer; empty for a visitor. One that is not the token's is refused; without a token only its form
                 *     is checked.
                 * @example
                 */
                readonly uid?: components["parameters"]["Uid"];
                /**
                 * @description Language of the interface; recipients' pages always send `cs`. What the foundation says to donors (reasons, the notice) is
                 *     answered in it; what a family wrote stays in Czech.
                 * @example cs
                 */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Prolonged, or refused by a rule. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SessionProlongedSuccess"] | components["schemas"]["SessionNotProlongable"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["TokenRefused"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly withdrawConsent: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The `personId` of the login answer; empty for a visitor. One that is not the token's is refused; without a token only its form
                 *     is checked.
                 * @example
                 */
                readonly uid?: components["parameters"]["Uid"];
                /**
                 * @description Language of the interface; recipients' pages always send `cs`. What the foundation says to donors (reasons, the notice) is
                 *     answered in it; what a family wrote stays in Czech.
                 * @example cs
                 */
                readonly lang?: components["parameters"]["Lang"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ConsentWithdrawalRequest"];
            };
        };
        readonly responses: {
            /** @description Withdrawn. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ConsentWithdrawnSuccess"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["TokenRefused"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly endSession: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The same as the header, added to GET and DELETE.
                 * @example
                 */
                readonly uid?: components["parameters"]["UidQuery"];
            };
            readonly header?: {
                /**
                 * @description The `personId` of the login answer; empty for a visitor. One that is not the token's is refused; without a token only its form
                 *     is checked.
                 * @example
                 */
                readonly uid?: components["parameters"]["Uid"];
                /**
                 * @description Language of the interface; recipients' pages always send `cs`. What the foundation says to donors (reasons, the notice) is
                 *     answered in it; what a family wrote stays in Czech.
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
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly "X-Request-Id": components["headers"]["RequestId"];
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
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 414: components["responses"]["UriTooLong"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 431: components["responses"]["HeadersTooLarge"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
}
