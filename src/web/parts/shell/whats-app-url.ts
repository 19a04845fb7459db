/** WhatsApp takes the number with its country code and nothing but digits. */
export const whatsAppUrl = (phone: string) => `https://wa.me/${phone.replace(/\D/g, '')}`
