/**
 * The values of each record that is saved with `basedOn`: a field by its path in the body, or the fields that only make sense together.
 * Two devices may change two values at the same time, but not the same one (rule 16.14).
 */
export const recordValues = {
  saveDonorProfile: [
    ['title'],
    ['firstName'],
    ['lastName'],
    ['companyName'],
    ['registrationNumber'],
    ['phone'],
    ['address'],
    ['birthYear'],
    ['gender'],
    ['familyStatus'],
    ['municipalitySize'],
    ['sourceOfAwareness'],
    ['consents.recipientMayGetPostalAddress'],
    ['consents.recipientMayGetEmail'],
    ['consents.nameInPublicList'],
    ['consents.newsletter'],
    ['donationTargeting'],
  ],
  saveTaxData: [['subject', 'name', 'birthDate', 'registrationNumber']],
  saveRecipientData: [
    ['patient.title'],
    ['patient.firstName'],
    ['patient.lastName'],
    ['patient.birthMonth', 'patient.birthYear'],
    ['account'],
    ['housingType'],
    ['householdMembers'],
    ['informativeConsent'],
    ['lifeStory'],
  ],
  saveRecipientContacts: [['caringPerson'], ['address'], ['phone'], ['email']],
  saveFamilyMember: [
    ['name'],
    ['relation'],
    ['gender'],
    ['birthMonth', 'birthYear'],
    ['phone'],
    ['email'],
    ['schoolOrProfession'],
    ['hobbies'],
  ],
  saveRecipientPhoto: [['takenMonth', 'takenYear'], ['description']],
} as const satisfies Readonly<Record<string, readonly (readonly string[])[]>>
