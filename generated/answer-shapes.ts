// Generated from openapi/provider.yaml by npm run generate.
import * as v from '#rules/shapes.ts'

const accessTokenShape = v.string()
const tokenEndShape = v.string()
const scopeShape = v.string()
const shortTextShape = v.string()
const portalEmailShape = v.string()
const imagePathShape = v.string()
const genderShape = v.number()
const phoneInternationalShape = v.string()
const addressShape = v.object({ "street": v.optional(shortTextShape), "houseNumber": v.optional(shortTextShape), "city": v.optional(shortTextShape), "postalCode": v.optional(v.string()) })
const donorGenderShape = v.string()
const familyStatusShape = v.number()
const municipalitySizeShape = v.number()
const sourceOfAwarenessShape = v.object({ "id": v.number(), "text": v.optional(shortTextShape) })
const donorConsentsShape = v.object({ "recipientMayGetPostalAddress": v.boolean(), "recipientMayGetEmail": v.boolean(), "nameInPublicList": v.boolean(), "newsletter": v.boolean() })
const instantShape = v.string()
const publicListingShape = v.object({ "isListed": v.boolean(), "changeDueAt": v.nullable(instantShape) })
const donationTargetingShape = v.string()
const taxSubjectShape = v.string()
const plainDateShape = v.string()
const taxDataShape = v.object({ "subject": taxSubjectShape, "name": shortTextShape, "birthDate": v.optional(plainDateShape), "registrationNumber": v.optional(v.string()) })
const donorDataShape = v.object({ "angelNumber": v.string(), "title": v.optional(shortTextShape), "firstName": v.optional(shortTextShape), "lastName": v.optional(shortTextShape), "companyName": v.optional(shortTextShape), "registrationNumber": v.optional(v.string()), "phone": v.optional(phoneInternationalShape), "address": addressShape, "birthYear": v.optional(v.number()), "gender": v.optional(donorGenderShape), "familyStatus": v.optional(familyStatusShape), "municipalitySize": v.optional(municipalitySizeShape), "sourceOfAwareness": v.optional(sourceOfAwarenessShape), "consents": donorConsentsShape, "publicListing": v.optional(publicListingShape), "donationTargeting": donationTargetingShape, "taxData": taxDataShape, "personalDataConsentOn": v.nullable(v.string()) })
const profileShape = v.object({ "displayName": shortTextShape, "email": v.nullable(portalEmailShape), "personalNumber": v.string(), "avatar": v.nullable(imagePathShape), "gender": genderShape, "donor": v.optional(donorDataShape) })
const donorStatusShape = v.object({ "Id": v.number(), "Value": shortTextShape })
const ratingShape = v.object({ "Value": v.nullable(v.number()), "Date": v.nullable(v.string()) })
const idShape = v.string()
const personDocumentShape = v.object({ "Id": idShape, "Created": instantShape, "Type": idShape, "Year": v.optional(v.number()) })
const personImageShape = v.object({ "Id": idShape, "IsPrimary": v.boolean() })
const statusOfRequestShape = v.object({ "Id": v.number() })
const requestStatusShape = v.object({ "Id": v.number() })
const supportStatusShape = v.object({ "Id": v.number() })
const amountShape = v.number()
const lastPaymentShape = v.object({ "Amount": amountShape, "Received": plainDateShape, "DistributionOn": plainDateShape, "Redistributed": v.boolean() })
const giftOnItsWayShape = v.object({ "Amount": amountShape, "Received": plainDateShape, "VisibleFrom": plainDateShape })
const givingYearShape = v.object({ "Year": v.number(), "Amount": v.number(), "Payments": v.number() })
const nextChargeShape = v.object({ "Amount": amountShape, "Date": plainDateShape })
const givingShape = v.object({ "Since": v.nullable(v.string()), "LastPayment": v.nullable(lastPaymentShape), "OnItsWay": v.optional(v.nullable(giftOnItsWayShape)), "Years": v.optional(v.array(givingYearShape)), "NextCharge": v.nullable(nextChargeShape) })
const birthMonthShape = v.number()
const birthYearShape = v.number()
const patientShape = v.object({ "Title": v.optional(shortTextShape), "FirstName": shortTextShape, "LastName": shortTextShape, "BirthMonth": birthMonthShape, "BirthYear": birthYearShape })
const bankAccountShape = v.object({ "Prefix": v.optional(v.string()), "Number": v.string(), "BankCode": v.string() })
const housingTypeShape = v.string()
const familyRelationShape = v.string()
const reasonShape = v.string()
const memberRemovalShape = v.object({ "RequestedAt": instantShape, "Reason": reasonShape })
const familyMemberShape = v.object({ "Id": idShape, "Name": shortTextShape, "Relation": familyRelationShape, "Gender": v.string(), "BirthYear": v.optional(birthYearShape), "BirthMonth": v.optional(birthMonthShape), "Phone": v.optional(phoneInternationalShape), "Email": v.optional(portalEmailShape), "SchoolOrProfession": v.optional(shortTextShape), "Hobbies": v.optional(shortTextShape), "IsMainContact": v.boolean(), "IsMissingData": v.boolean(), "Removal": v.optional(memberRemovalShape) })
const longTextShape = v.string()
const phoneShape = v.object({ "Id": idShape, "Phone": v.string() })
const monthShape = v.string()
const missingDocumentShape = v.object({ "Type": idShape, "Label": shortTextShape, "Due": plainDateShape })
const editingLockShape = v.object({ "WarningAt": instantShape, "LockedAt": instantShape, "LockedUntil": instantShape })
const recipientDataShape = v.object({ "RecipientNumber": v.string(), "Patient": patientShape, "CaringPerson": v.object({ "FirstName": shortTextShape, "LastName": shortTextShape }), "ContactAddress": addressShape, "Phone": v.optional(phoneInternationalShape), "Email": v.optional(portalEmailShape), "Account": v.nullable(bankAccountShape), "HousingType": housingTypeShape, "HouseholdMembers": v.number(), "FamilyMembers": v.array(familyMemberShape), "InformativeConsent": v.boolean(), "LifeStory": longTextShape, "DiseaseCategory": v.string(), "Phones": v.array(phoneShape), "NextPayoutDate": v.nullable(v.string()), "RenewalDate": v.nullable(v.string()), "LastContributionMonth": v.nullable(monthShape), "MissingDocuments": v.array(missingDocumentShape), "EditingLock": editingLockShape })
const fullUserShape = v.object({ "IsCorporateAccount": v.boolean(), "DonorStatus": v.nullable(donorStatusShape), "NPS": ratingShape, "Documents": v.array(personDocumentShape), "PreviousLogin": v.nullable(v.string()), "Images": v.array(personImageShape), "RecipientStatusOfRequest": v.nullable(statusOfRequestShape), "RecipientRequestStatus": v.nullable(requestStatusShape), "RecipientStatus": v.nullable(supportStatusShape), "Giving": v.optional(givingShape), "Recipient": v.optional(recipientDataShape) })
const personIdShape = v.string()
const loginAnswerShape = v.object({ "token": accessTokenShape, "expire": tokenEndShape, "scope": scopeShape, "profile": profileShape, "profile_full": fullUserShape, "personId": personIdShape })
const recipientPhoneShape = v.object({ "Id": idShape, "Phone": v.string() })
const phonesOfferedShape = v.object({ "Phones": v.array(recipientPhoneShape) })
const codeSentShape = v.object({ "TransactionId": idShape })
const savedProfileShape = v.object({ "profile": profileShape, "profile_full": fullUserShape, "savedAt": instantShape })
const confirmationCodeShape = v.object({ "transactionId": idShape, "expiresAt": instantShape })
const confirmedShape = v.object({ "expiresAt": instantShape })
const takenMonthShape = v.number()
const takenYearShape = v.number()
const removalShape = v.object({ "requestedAt": instantShape, "reason": reasonShape })
const recipientPhotoShape = v.object({ "photoId": idShape, "path": imagePathShape, "takenMonth": takenMonthShape, "takenYear": takenYearShape, "description": shortTextShape, "isPrimary": v.boolean(), "removal": v.nullable(removalShape) })
const recipientPhotoListShape = v.array(recipientPhotoShape)
const recipientPhotosShape = v.object({ "photos": recipientPhotoListShape })
const recipientPhotosSavedShape = v.object({ "photos": recipientPhotoListShape, "saved": savedProfileShape })
const documentTypeShape = v.string()
const handedDocumentShape = v.object({ "documentId": idShape, "name": v.string(), "size": v.number(), "uploadedAt": instantShape, "issuedOn": v.nullable(plainDateShape), "isAccepted": v.boolean(), "fromRenewal": v.boolean() })
const documentOfTypeShape = v.object({ "type": documentTypeShape, "label": shortTextShape, "state": v.string(), "due": v.nullable(plainDateShape), "expiresOn": v.nullable(plainDateShape), "files": v.array(handedDocumentShape) })
const recipientDocumentsShape = v.object({ "types": v.array(documentOfTypeShape), "needsStudyConfirmation": v.boolean() })
const contributionShape = v.object({ "month": monthShape, "amount": amountShape, "paidOn": plainDateShape })
const contributionsShape = v.object({ "contributions": v.array(contributionShape) })
const helpOfferShape = v.object({ "offerId": idShape, "title": shortTextShape, "provider": shortTextShape, "kind": v.string(), "text": longTextShape, "expiresOn": v.nullable(plainDateShape), "phone": v.optional(phoneInternationalShape), "email": v.optional(portalEmailShape), "link": v.optional(v.string()) })
const helpOffersShape = v.object({ "offers": v.array(helpOfferShape) })
const contactViewsShape = v.object({ "views": v.array(instantShape), "total": v.number() })
const requiredTextShape = v.string()
const formItemIdShape = v.string()
const shownWhenShape = v.object({ "id": formItemIdShape, "isAnyOf": v.array(formItemIdShape) })
const textItemShape = v.object({ "id": formItemIdShape, "itemType": v.string(), "title": v.optional(shortTextShape), "question": longTextShape, "text": v.optional(longTextShape), "description": v.optional(longTextShape), "descriptionPlacement": v.optional(v.string()), "required": v.boolean(), "shownWhen": v.optional(shownWhenShape), "format": v.optional(v.string()) })
const multilineTextItemShape = v.object({ "id": formItemIdShape, "itemType": v.string(), "title": v.optional(shortTextShape), "question": longTextShape, "text": v.optional(longTextShape), "description": v.optional(longTextShape), "descriptionPlacement": v.optional(v.string()), "required": v.boolean(), "shownWhen": v.optional(shownWhenShape), "mostCharacters": v.optional(v.number()) })
const paragraphItemShape = v.object({ "id": formItemIdShape, "itemType": v.string(), "title": v.optional(shortTextShape), "question": v.optional(longTextShape), "text": longTextShape, "description": v.optional(longTextShape), "descriptionPlacement": v.optional(v.string()), "required": v.optional(v.boolean()), "shownWhen": v.optional(shownWhenShape) })
const notBeforeShape = v.object({ "id": formItemIdShape, "message": requiredTextShape })
const dateTimeItemShape = v.object({ "id": formItemIdShape, "itemType": v.string(), "title": v.optional(shortTextShape), "question": longTextShape, "text": v.optional(longTextShape), "description": v.optional(longTextShape), "descriptionPlacement": v.optional(v.string()), "required": v.boolean(), "shownWhen": v.optional(shownWhenShape), "isPast": v.optional(v.boolean()), "isFuture": v.optional(v.boolean()), "notBefore": v.optional(notBeforeShape) })
const booleanItemShape = v.object({ "id": formItemIdShape, "itemType": v.string(), "title": v.optional(shortTextShape), "question": longTextShape, "text": v.optional(longTextShape), "description": v.optional(longTextShape), "descriptionPlacement": v.optional(v.string()), "required": v.boolean(), "shownWhen": v.optional(shownWhenShape), "trueText": requiredTextShape, "falseText": requiredTextShape, "mustBeTrue": v.optional(v.boolean()) })
const wholeNumberShape = v.number()
const numberItemShape = v.object({ "id": formItemIdShape, "itemType": v.string(), "title": v.optional(shortTextShape), "question": longTextShape, "text": v.optional(longTextShape), "description": v.optional(longTextShape), "descriptionPlacement": v.optional(v.string()), "required": v.boolean(), "shownWhen": v.optional(shownWhenShape), "minimum": v.optional(wholeNumberShape), "maximum": v.optional(wholeNumberShape), "unit": v.optional(shortTextShape) })
const numericItemShape = v.object({ "id": formItemIdShape, "itemType": v.string(), "title": v.optional(shortTextShape), "question": longTextShape, "text": v.optional(longTextShape), "description": v.optional(longTextShape), "descriptionPlacement": v.optional(v.string()), "required": v.boolean(), "shownWhen": v.optional(shownWhenShape), "maximum": v.optional(wholeNumberShape), "unit": v.optional(shortTextShape) })
const amountLineShape = v.object({ "id": formItemIdShape, "title": requiredTextShape, "description": v.optional(shortTextShape) })
const amountLinesShape = v.array(amountLineShape)
const financialSituationItemShape = v.object({ "id": formItemIdShape, "itemType": v.string(), "title": v.optional(shortTextShape), "question": longTextShape, "text": v.optional(longTextShape), "description": v.optional(longTextShape), "descriptionPlacement": v.optional(v.string()), "required": v.boolean(), "shownWhen": v.optional(shownWhenShape), "incomes": amountLinesShape, "expenses": amountLinesShape })
const listOptionShape = v.object({ "id": formItemIdShape, "title": requiredTextShape, "hasText": v.boolean() })
const listItemShape = v.object({ "id": formItemIdShape, "itemType": v.string(), "title": v.optional(shortTextShape), "question": longTextShape, "text": v.optional(longTextShape), "description": v.optional(longTextShape), "descriptionPlacement": v.optional(v.string()), "required": v.boolean(), "shownWhen": v.optional(shownWhenShape), "isMultiple": v.optional(v.boolean()), "items": v.array(listOptionShape) })
const tableRowShape = v.object({ "id": formItemIdShape, "cells": v.array(shortTextShape) })
const tableItemShape = v.object({ "id": formItemIdShape, "itemType": v.string(), "title": v.optional(shortTextShape), "question": longTextShape, "text": v.optional(longTextShape), "description": v.optional(longTextShape), "descriptionPlacement": v.optional(v.string()), "required": v.boolean(), "shownWhen": v.optional(shownWhenShape), "header": v.array(shortTextShape), "rows": v.array(tableRowShape), "footer": v.optional(v.array(shortTextShape)) })
const formItemShape = v.variant("itemType", { "text": textItemShape, "multiline text": multilineTextItemShape, "paragraph": paragraphItemShape, "dateTime": dateTimeItemShape, "boolean": booleanItemShape, "number": numberItemShape, "numeric": numericItemShape, "financialSituation": financialSituationItemShape, "list": listItemShape, "table": tableItemShape })
const formSectionShape = v.object({ "id": formItemIdShape, "title": requiredTextShape, "description": v.optional(longTextShape), "items": v.array(formItemShape) })
const formDefinitionShape = v.object({ "formId": idShape, "title": requiredTextShape, "lead": v.optional(longTextShape), "sections": v.array(formSectionShape) })
const fileCategoryShape = v.object({ "id": formItemIdShape, "label": requiredTextShape, "description": v.optional(longTextShape), "isRequired": v.boolean(), "mayBeHandedOtherwise": v.boolean(), "needsIssueDate": v.boolean(), "mostMonthsOld": v.optional(v.number()) })
const formFileShape = v.object({ "fileId": idShape, "category": formItemIdShape, "name": v.string(), "size": v.number(), "uploadedAt": instantShape, "issuedOn": v.nullable(plainDateShape) })
const formFilesShape = v.object({ "categories": v.array(fileCategoryShape), "files": v.array(formFileShape), "mostFiles": v.number(), "totalLimit": v.number() })
const receiptNumberShape = v.string()
const renewalReceiptShape = v.object({ "receiptNumber": receiptNumberShape, "sentAt": instantShape })
const monthlyAmountShape = v.number()
const monthlyIncomesShape = v.object({ "wages": monthlyAmountShape, "business": monthlyAmountShape, "sickness": monthlyAmountShape, "pension": monthlyAmountShape, "parental": monthlyAmountShape, "care-allowance": monthlyAmountShape, "benefits": monthlyAmountShape, "alimony": monthlyAmountShape, "other": monthlyAmountShape })
const monthlyExpensesShape = v.object({ "housing": monthlyAmountShape, "energy": monthlyAmountShape, "food": monthlyAmountShape, "treatment": monthlyAmountShape, "travel": monthlyAmountShape, "school": monthlyAmountShape, "loans": monthlyAmountShape, "other": monthlyAmountShape })
const treatmentShape = v.object({ "status": v.number(), "endsOn": v.optional(plainDateShape) })
const consentShape = v.boolean()
const declarationsShape = v.object({ "isTrue": consentShape, "willReport": consentShape, "agreesToProcessing": consentShape })
const handedOtherwiseShape = v.array(formItemIdShape)
const financialRenewalShape = v.object({ "kind": v.string(), "householdMembers": v.number(), "incomes": monthlyIncomesShape, "expenses": monthlyExpensesShape, "treatment": treatmentShape, "contributionUse": reasonShape, "message": v.optional(longTextShape), "note": v.optional(longTextShape), "declarations": declarationsShape, "handedOtherwise": handedOtherwiseShape })
const amountsShape = v.record(v.number())
const financialAnswerShape = v.object({ "incomes": amountsShape, "expenses": amountsShape })
const chosenOptionShape = v.object({ "id": formItemIdShape, "text": v.optional(shortTextShape) })
const listAnswerShape = v.object({ "chosen": v.array(chosenOptionShape) })
const tableAnswerShape = v.object({ "rows": v.record(v.array(shortTextShape)) })
const formAnswerShape = v.anyOf([v.string(), v.boolean(), v.number(), financialAnswerShape, listAnswerShape, tableAnswerShape])
const formAnswersShape = v.record(formAnswerShape)
const genericRenewalShape = v.object({ "kind": v.string(), "formId": idShape, "answers": formAnswersShape, "handedOtherwise": handedOtherwiseShape })
const renewalRequestShape = v.variant("kind", { "financial": financialRenewalShape, "generic": genericRenewalShape })
const renewalShape = v.object({ "version": v.number(), "state": v.string(), "due": v.nullable(plainDateShape), "form": v.nullable(formDefinitionShape), "files": formFilesShape, "receipt": v.nullable(renewalReceiptShape), "request": v.nullable(renewalRequestShape) })
const renewalSentShape = v.object({ "receipt": renewalReceiptShape, "saved": savedProfileShape })
const requestVariantShape = v.string()
const helpRequestFormShape = v.object({ "variant": requestVariantShape, "form": formDefinitionShape, "files": formFilesShape })
const remarkShape = v.object({ "itemId": formItemIdShape, "text": reasonShape })
const helpRequestShape = v.object({ "state": v.string(), "variant": requestVariantShape, "form": formDefinitionShape, "answers": v.nullable(formAnswersShape), "remarks": v.array(remarkShape), "note": longTextShape, "files": formFilesShape, "receiptNumber": v.nullable(receiptNumberShape), "expiresAt": instantShape })
const linkTokenShape = v.string()
const helpRequestStartedShape = v.object({ "accessKey": linkTokenShape, "request": helpRequestShape })
const requestReceiptShape = v.object({ "receiptNumber": receiptNumberShape, "sentAt": instantShape, "answerBy": plainDateShape })
const linkExchangedShape = v.object({ "accessKey": linkTokenShape, "expiresAt": instantShape })
const cardAmountShape = v.number()
const angelNumberShape = v.string()
const openedPaymentLinkShape = v.object({ "kind": v.string(), "amount": cardAmountShape, "variableSymbol": v.nullable(angelNumberShape) })
const slugShape = v.string()
const openedCampaignLinkShape = v.object({ "kind": v.string(), "campaign": requiredTextShape, "slug": slugShape })
const openedLinkShape = v.variant("kind", { "payment": openedPaymentLinkShape, "registration": openedCampaignLinkShape })
const countShape = v.number()
const statusCountShape = v.object({ "statusId": v.number(), "count": countShape })
const requestCountShape = v.object({ "state": v.string(), "count": countShape })
const adminLinkKindShape = v.string()
const adminLinkShape = v.object({ "linkId": idShape, "kind": adminLinkKindShape, "label": shortTextShape, "path": v.string(), "createdAt": instantShape, "createdBy": shortTextShape, "expiresAt": v.nullable(instantShape), "state": v.string(), "registrations": v.nullable(v.number()) })
const adminOverviewShape = v.object({ "recipients": v.array(statusCountShape), "helpRequests": v.array(requestCountShape), "lastLinks": v.array(adminLinkShape) })
const adminLinksShape = v.object({ "links": v.array(adminLinkShape) })
const adminLinkAnswerShape = v.object({ "link": adminLinkShape })
const registrationShape = v.object({ "angelNumber": angelNumberShape, "email": portalEmailShape })
const passwordResetShape = v.object({ "expiresAt": instantShape })
const paymentDetailsShape = v.object({ "payee": v.string(), "account": v.object({ "prefix": v.optional(v.string()), "number": v.string(), "bankCode": v.string() }), "iban": v.string(), "bic": v.string(), "bankName": shortTextShape, "message": shortTextShape, "anonymousNumber": angelNumberShape })
const frequencyShape = v.string()
const dateOrNullShape = v.nullable(v.string())
const cardPaymentShape = v.object({ "state": v.string(), "reason": v.nullable(v.string()), "amount": cardAmountShape, "angelNumber": angelNumberShape, "frequency": frequencyShape, "startedAt": instantShape, "decidedAt": v.nullable(v.string()), "gatewayUrl": v.nullable(v.string()), "visibleFrom": dateOrNullShape, "distributionOn": dateOrNullShape, "nextChargeOn": dateOrNullShape, "lastChargeOn": dateOrNullShape, "recurringId": v.nullable(idShape) })
const gatewayUrlShape = v.string()
const cardPaymentStartedShape = v.object({ "accessKey": linkTokenShape, "gatewayUrl": gatewayUrlShape })
const pendingChangeShape = v.object({ "amount": cardAmountShape, "expiresAt": instantShape, "canConfirm": v.boolean() })
const recurringPaymentShape = v.object({ "recurringId": idShape, "state": v.string(), "amount": cardAmountShape, "angelNumber": angelNumberShape, "isPayer": v.boolean(), "startedOn": plainDateShape, "nextChargeOn": dateOrNullShape, "lastChargeOn": dateOrNullShape, "cancelledOn": dateOrNullShape, "failedOn": dateOrNullShape, "pendingChange": v.nullable(pendingChangeShape) })
const recurringPaymentsShape = v.object({ "recurringPayments": v.array(recurringPaymentShape) })
const diseaseCategoryShape = v.string()
const familyPhotoShape = v.object({ "photoId": idShape, "path": imagePathShape, "takenMonth": v.number(), "takenYear": v.number(), "description": shortTextShape })
const contactAvailabilityShape = v.string()
const familySummaryShape = v.object({ "familyId": idShape, "recipientName": shortTextShape, "age": v.number(), "diseaseCategory": diseaseCategoryShape, "isCurrent": v.boolean(), "removedReason": v.nullable(v.string()), "firstMonth": monthShape, "lastMonth": monthShape, "months": v.number(), "myPart": amountShape, "opening": v.string(), "photo": v.nullable(familyPhotoShape), "contactAvailability": contactAvailabilityShape })
const storyShape = v.string()
const sampleStoryShape = v.object({ "recipientName": shortTextShape, "age": v.number(), "diseaseCategory": diseaseCategoryShape, "story": storyShape, "photo": v.nullable(familyPhotoShape) })
const familiesShape = v.object({ "families": v.array(familySummaryShape), "sampleStory": v.nullable(sampleStoryShape) })
const contactStateShape = v.object({ "availability": contactAvailabilityShape, "views": v.array(instantShape) })
const familyShape = v.object({ "summary": familySummaryShape, "story": v.nullable(storyShape), "photos": v.array(familyPhotoShape), "parts": v.array(v.object({ "month": monthShape, "amount": amountShape })), "contact": contactStateShape })
const familyContactShape = v.object({ "viewId": idShape, "viewedAt": instantShape, "carerName": shortTextShape, "patientName": shortTextShape, "address": addressShape, "phone": v.optional(phoneInternationalShape), "email": v.optional(portalEmailShape) })
const paymentTypeShape = v.string()
const paymentShareShape = v.object({ "familyId": idShape, "recipientName": shortTextShape, "amount": amountShape })
const reassignmentShape = v.object({ "on": plainDateShape, "reason": v.string() })
const paymentShape = v.object({ "paymentId": idShape, "amount": amountShape, "type": paymentTypeShape, "variableSymbol": angelNumberShape, "settledOn": plainDateShape, "distributionOn": plainDateShape, "contributionMonth": monthShape, "state": v.string(), "shares": v.array(paymentShareShape), "familiesShownFrom": v.nullable(plainDateShape), "reassigned": v.nullable(reassignmentShape), "recurringId": v.nullable(idShape) })
const plannedPaymentShape = v.object({ "recurringId": idShape, "amount": amountShape, "date": plainDateShape, "distributionOn": plainDateShape })
const paymentsShape = v.object({ "payments": v.array(paymentShape), "planned": v.array(plannedPaymentShape) })
const foundPaymentShape = v.object({ "paymentId": idShape, "amount": amountShape, "settledOn": plainDateShape })
const missingPaymentCheckShape = v.object({ "verdict": v.string(), "shownBy": plainDateShape, "payment": v.nullable(foundPaymentShape) })
const missingPaymentReportedShape = v.object({ "reference": idShape, "sentAt": instantShape, "answerBy": plainDateShape })
const emailChangeShape = v.object({ "changeId": linkTokenShape, "email": portalEmailShape, "expiresAt": instantShape })
const emailChangedShape = v.object({ "profile": profileShape, "profile_full": fullUserShape, "savedAt": instantShape, "token": accessTokenShape, "expire": tokenEndShape })
const emailUndoneShape = v.object({ "email": portalEmailShape })
const passwordChangedShape = v.object({ "changedAt": instantShape, "session": loginAnswerShape })
const documentShape = v.object({ "documentId": idShape, "type": v.string(), "createdAt": instantShape, "taxYear": v.nullable(v.number()), "amount": amountShape, "issuedTo": shortTextShape, "isNew": v.boolean(), "replacedBy": v.nullable(idShape) })
const documentsShape = v.array(documentShape)
const fileListItemShape = v.object({ "Key": idShape, "Value": v.string() })
const consentStateShape = v.object({ "confirmedOn": v.nullable(v.string()) })
const confirmedConsentShape = v.object({ "confirmedOn": plainDateShape, "session": v.nullable(loginAnswerShape) })
const sessionProlongedShape = v.object({ "token": accessTokenShape, "expire": tokenEndShape })
const consentWithdrawnShape = v.object({ "withdrawnAt": instantShape, "finalEmailDueAt": v.nullable(instantShape), "publicListDueAt": v.nullable(instantShape) })

/** The success of each operation that has data in it. */
export const answerShapes: Readonly<Record<string, v.Shape>> = {
  "POST /login": v.object({ "response": loginAnswerShape }),
  "POST /loginRecipient": v.anyOf([v.object({ "Data": v.anyOf([phonesOfferedShape, codeSentShape]) }), v.object({ "response": loginAnswerShape })]),
  "GET /userProfile": v.object({ "response": v.object({ "profile": profileShape, "profile_full": fullUserShape }) }),
  "POST /donorProfile": v.object({ "response": savedProfileShape }),
  "GET /recipientProfile": v.object({ "response": fullUserShape }),
  "POST /recipientData": v.object({ "response": savedProfileShape }),
  "POST /recipientContacts": v.object({ "response": savedProfileShape }),
  "POST /confirmationCode": v.object({ "response": confirmationCodeShape }),
  "POST /confirmationCode/verification": v.object({ "response": confirmedShape }),
  "POST /familyMembers": v.object({ "response": savedProfileShape }),
  "POST /familyMembers/{memberId}": v.object({ "response": savedProfileShape }),
  "POST /familyMembers/{memberId}/removal": v.object({ "response": savedProfileShape }),
  "GET /recipientPhotos": v.object({ "response": recipientPhotosShape }),
  "POST /recipientPhotos": v.object({ "response": recipientPhotosSavedShape }),
  "POST /recipientPhotos/{photoId}": v.object({ "response": recipientPhotosSavedShape }),
  "POST /recipientPhotos/{photoId}/primary": v.object({ "response": recipientPhotosSavedShape }),
  "POST /recipientPhotos/{photoId}/removal": v.object({ "response": recipientPhotosSavedShape }),
  "GET /recipientDocuments": v.object({ "response": recipientDocumentsShape }),
  "POST /recipientDocuments": v.object({ "response": recipientDocumentsShape }),
  "DELETE /recipientDocuments/{documentId}": v.object({ "response": recipientDocumentsShape }),
  "GET /contributions": v.object({ "response": contributionsShape }),
  "GET /helpOffers": v.object({ "response": helpOffersShape }),
  "GET /contactViews": v.object({ "response": contactViewsShape }),
  "GET /renewal": v.object({ "response": renewalShape }),
  "POST /renewal": v.object({ "response": renewalSentShape }),
  "POST /renewal/files": v.object({ "response": formFilesShape }),
  "DELETE /renewal/files/{fileId}": v.object({ "response": formFilesShape }),
  "GET /helpRequestForms/{variant}": v.object({ "response": helpRequestFormShape }),
  "GET /helpRequest": v.object({ "response": helpRequestShape }),
  "POST /helpRequest": v.object({ "response": helpRequestStartedShape }),
  "POST /helpRequest/files": v.object({ "response": formFilesShape }),
  "DELETE /helpRequest/files/{fileId}": v.object({ "response": formFilesShape }),
  "POST /helpRequest/submission": v.object({ "response": requestReceiptShape }),
  "POST /linkExchange": v.object({ "response": linkExchangedShape }),
  "GET /links/{slug}": v.object({ "response": openedLinkShape }),
  "GET /adminOverview": v.object({ "response": adminOverviewShape }),
  "GET /adminLinks": v.object({ "response": adminLinksShape }),
  "POST /adminLinks": v.object({ "response": adminLinkAnswerShape }),
  "POST /adminLinks/{linkId}/revocation": v.object({ "response": adminLinkAnswerShape }),
  "POST /registration": v.object({ "response": registrationShape }),
  "POST /passwordReset/link": v.object({ "response": passwordResetShape }),
  "GET /paymentDetails": v.object({ "response": paymentDetailsShape }),
  "GET /cardPayment": v.object({ "response": cardPaymentShape }),
  "POST /cardPayment": v.object({ "response": cardPaymentStartedShape }),
  "POST /cardPayment/retry": v.object({ "response": cardPaymentStartedShape }),
  "GET /recurringPayments": v.object({ "response": recurringPaymentsShape }),
  "GET /recurringPayments/{recurringId}": v.object({ "response": recurringPaymentShape }),
  "POST /recurringPayments/{recurringId}": v.object({ "response": recurringPaymentShape }),
  "DELETE /recurringPayments/{recurringId}": v.object({ "response": recurringPaymentShape }),
  "POST /recurringPayments/{recurringId}/confirmation": v.object({ "response": recurringPaymentShape }),
  "GET /families": v.object({ "response": familiesShape }),
  "GET /families/{familyId}": v.object({ "response": familyShape }),
  "POST /families/{familyId}/contact": v.object({ "response": familyContactShape }),
  "GET /payments": v.object({ "response": paymentsShape }),
  "POST /missingPayment/check": v.object({ "response": missingPaymentCheckShape }),
  "POST /missingPayment": v.object({ "response": missingPaymentReportedShape }),
  "POST /emailChange": v.object({ "response": emailChangeShape }),
  "POST /emailChange/verification": v.object({ "response": emailChangedShape }),
  "POST /emailChange/undo": v.object({ "response": emailUndoneShape }),
  "POST /password": v.object({ "response": passwordChangedShape }),
  "POST /avatar": v.object({ "response": savedProfileShape }),
  "DELETE /avatar": v.object({ "response": savedProfileShape }),
  "GET /documents": v.object({ "response": documentsShape }),
  "POST /documents/{documentId}/reissue": v.object({ "response": documentShape }),
  "POST /taxData": v.object({ "response": savedProfileShape }),
  "GET /nps": v.object({ "response": ratingShape }),
  "POST /nps": v.object({ "response": ratingShape }),
  "GET /valueStore/{keys}": v.object({ "response": v.record(longTextShape) }),
  "POST /upload": v.object({ "response": v.object({ "files": v.array(fileListItemShape) }) }),
  "GET /consent": v.object({ "response": consentStateShape }),
  "POST /consent": v.object({ "response": confirmedConsentShape }),
  "POST /session/prolongation": v.object({ "response": sessionProlongedShape }),
  "POST /consent/withdrawal": v.object({ "response": consentWithdrawnShape }),
}
