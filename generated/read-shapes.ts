// Generated from openapi/provider.yaml by npm run generate.
import * as v from '#rules/shapes.ts'

const idShape = v.string()
const imagePathShape = v.string()
const takenMonthShape = v.number()
const takenYearShape = v.number()
const shortTextShape = v.string()
const instantShape = v.string()
const reasonShape = v.string()
const removalShape = v.object({ "requestedAt": instantShape, "reason": reasonShape })
const recipientPhotoShape = v.object({ "photoId": idShape, "path": imagePathShape, "takenMonth": takenMonthShape, "takenYear": takenYearShape, "description": shortTextShape, "isPrimary": v.boolean(), "removal": v.nullable(removalShape) })
const recipientPhotoListShape = v.array(recipientPhotoShape)
const recipientPhotosShape = v.object({ "photos": recipientPhotoListShape })
const documentTypeShape = v.string()
const plainDateShape = v.string()
const handedDocumentShape = v.object({ "documentId": idShape, "name": v.string(), "size": v.number(), "uploadedAt": instantShape, "issuedOn": v.nullable(plainDateShape), "isAccepted": v.boolean(), "fromRenewal": v.boolean() })
const documentOfTypeShape = v.object({ "type": documentTypeShape, "label": shortTextShape, "state": v.string(), "due": v.nullable(plainDateShape), "expiresOn": v.nullable(plainDateShape), "files": v.array(handedDocumentShape) })
const recipientDocumentsShape = v.object({ "types": v.array(documentOfTypeShape), "needsStudyConfirmation": v.boolean() })
const monthShape = v.string()
const amountShape = v.number()
const contributionShape = v.object({ "month": monthShape, "amount": amountShape, "paidOn": plainDateShape })
const contributionsShape = v.object({ "contributions": v.array(contributionShape) })
const longTextShape = v.string()
const phoneInternationalShape = v.string()
const portalEmailShape = v.string()
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
const requestVariantShape = v.string()
const helpRequestFormShape = v.object({ "variant": requestVariantShape, "form": formDefinitionShape, "files": formFilesShape })
const remarkShape = v.object({ "itemId": formItemIdShape, "text": reasonShape })
const helpRequestShape = v.object({ "state": v.string(), "variant": requestVariantShape, "form": formDefinitionShape, "answers": v.nullable(formAnswersShape), "remarks": v.array(remarkShape), "note": longTextShape, "files": formFilesShape, "receiptNumber": v.nullable(receiptNumberShape), "expiresAt": instantShape })
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
const paymentDetailsShape = v.object({ "payee": v.string(), "account": v.object({ "prefix": v.optional(v.string()), "number": v.string(), "bankCode": v.string() }), "iban": v.string(), "bic": v.string(), "bankName": shortTextShape, "message": shortTextShape, "anonymousNumber": angelNumberShape })
const frequencyShape = v.string()
const dateOrNullShape = v.nullable(v.string())
const cardPaymentShape = v.object({ "state": v.string(), "reason": v.nullable(v.string()), "amount": cardAmountShape, "angelNumber": angelNumberShape, "frequency": frequencyShape, "startedAt": instantShape, "decidedAt": v.nullable(v.string()), "gatewayUrl": v.nullable(v.string()), "visibleFrom": dateOrNullShape, "distributionOn": dateOrNullShape, "nextChargeOn": dateOrNullShape, "lastChargeOn": dateOrNullShape, "recurringId": v.nullable(idShape) })
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
const paymentTypeShape = v.string()
const paymentShareShape = v.object({ "familyId": idShape, "recipientName": shortTextShape, "amount": amountShape })
const reassignmentShape = v.object({ "on": plainDateShape, "reason": v.string() })
const paymentShape = v.object({ "paymentId": idShape, "amount": amountShape, "type": paymentTypeShape, "variableSymbol": angelNumberShape, "settledOn": plainDateShape, "distributionOn": plainDateShape, "contributionMonth": monthShape, "state": v.string(), "shares": v.array(paymentShareShape), "familiesShownFrom": v.nullable(plainDateShape), "reassigned": v.nullable(reassignmentShape), "recurringId": v.nullable(idShape) })
const plannedPaymentShape = v.object({ "recurringId": idShape, "amount": amountShape, "date": plainDateShape, "distributionOn": plainDateShape })
const paymentsShape = v.object({ "payments": v.array(paymentShape), "planned": v.array(plannedPaymentShape) })
const documentShape = v.object({ "documentId": idShape, "type": v.string(), "createdAt": instantShape, "taxYear": v.nullable(v.number()), "amount": amountShape, "issuedTo": shortTextShape, "isNew": v.boolean(), "replacedBy": v.nullable(idShape) })
const documentsShape = v.array(documentShape)
const ratingShape = v.object({ "Value": v.nullable(v.number()), "Date": v.nullable(v.string()) })
const consentStateShape = v.object({ "confirmedOn": v.nullable(v.string()) })

/** What each read answers, by its path. */
export const readShapes: Readonly<Record<string, v.Shape>> = {
  "/recipientPhotos": recipientPhotosShape,
  "/recipientDocuments": recipientDocumentsShape,
  "/contributions": contributionsShape,
  "/helpOffers": helpOffersShape,
  "/contactViews": contactViewsShape,
  "/renewal": renewalShape,
  "/helpRequestForms/{variant}": helpRequestFormShape,
  "/helpRequest": helpRequestShape,
  "/links/{slug}": openedLinkShape,
  "/adminOverview": adminOverviewShape,
  "/adminLinks": adminLinksShape,
  "/paymentDetails": paymentDetailsShape,
  "/cardPayment": cardPaymentShape,
  "/recurringPayments": recurringPaymentsShape,
  "/recurringPayments/{recurringId}": recurringPaymentShape,
  "/families": familiesShape,
  "/families/{familyId}": familyShape,
  "/payments": paymentsShape,
  "/documents": documentsShape,
  "/nps": ratingShape,
  "/valueStore/{keys}": v.record(longTextShape),
  "/consent": consentStateShape,
}
