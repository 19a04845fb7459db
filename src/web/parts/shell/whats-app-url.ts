/** WhatsApp takes a number with country code, digits only. */
export const whatsAppUrl = (phone: string) => `https://wa.me/${phone.replace(/\D/g, '')}`
